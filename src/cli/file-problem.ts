import { codeOf } from '../code-of.js';

const REASONS: Readonly<Record<string, string | undefined>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'it may not be read',
};

/** Why a file that was named cannot be read, in one line; any other error is thrown on. */
export function fileProblem(file: string, error: unknown): string {
  const why = REASONS[codeOf(error)];
  if (why === undefined) throw error;
  return `Cannot read ${file}: ${why}.`;
}
