import { ApiError } from '../api/api-error';
import type { ErrorCode } from '../contract/error-codes';

/** The server's word for why it refused, for a screen to act on; null for whatever is no refusal of its. */
export function refusalCode(error: unknown): ErrorCode | null {
  return error instanceof ApiError ? (error.problem?.code ?? null) : null;
}
