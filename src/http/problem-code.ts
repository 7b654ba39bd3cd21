import type { AppErrorCode } from '../games/errors.js';

/** Why a request is not carried out, for machines: the codes of the use cases and those of the transport. */
export type ProblemCode = AppErrorCode | 'not-json' | 'unsupported-media-type' | 'too-many-requests' | 'bad-request' | 'form-too-old' | 'internal';
