/** Why a use case does nothing. No HTTP in here: http/error-handler maps the codes to statuses. */
export type AppErrorCode =
  /** The caller is nobody we know. */
  | 'unauthorized'
  /** Not there, or not for the caller: the two look alike on purpose. */
  | 'not-found'
  /** The input has the wrong shape or contents; `errors` says where. */
  | 'invalid'
  | 'already-started'
  | 'not-started'
  | 'game-finished'
  | 'turn-running'
  | 'turn-held'
  | 'question-closed'
  | 'answer-invalid'
  | 'correction-invalid'
  | 'link-used'
  /** Somebody else was first, or the same person twice. */
  | 'mail-handled'
  /** The same mail has been counted before. */
  | 'mail-copy'
  | 'idempotency-mismatch'
  | 'idempotency-busy'
  /** Others changed the game again and again while we tried. */
  | 'busy'
  | 'text-too-long'
  | 'too-many-lines'
  | 'database-away';

export type AppErrorDetail = { readonly path: string; readonly code: string; readonly message: string };

/** What a use case throws to its caller at the edge. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly errors: readonly AppErrorDetail[];

  constructor(code: AppErrorCode, message: string, options: { readonly errors?: readonly AppErrorDetail[]; readonly cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.errors = options.errors ?? [];
  }
}

/** The very same error for a game that does not exist and one that is not the caller's. */
export function notFound(): AppError {
  return new AppError('not-found', 'There is no such thing, or it is not yours to see.');
}
