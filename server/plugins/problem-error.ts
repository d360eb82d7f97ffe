import type { ErrorCode, Problem } from '../../src/contract/error-codes';

/** A refusal with a sentence for people; the error handler turns it into problem+json. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly more: {
      field?: string;
      current?: unknown;
      retryAfterSeconds?: number;
      limit?: Problem['limit'];
      free?: Problem['free'];
    } = {},
  ) {
    super(message);
  }
}
