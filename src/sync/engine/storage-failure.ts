import { isCausedBy } from '../../db/room/is-full';

/**
 * What the browser's storage may throw at any moment, whatever is being done: closed by a logout, full,
 * lost. Anything else thrown on the way comes from what was being done.
 */
const STORAGE_FAILURES = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'MissingAPIError',
  'OpenFailedError',
  'PrematureCommitError',
  'QuotaExceededError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
]);

/** Whether an error is the storage's own, so that no row is to blame for it. */
export function isStorageFailure(error: unknown): boolean {
  return isCausedBy(error, ({ name }) => STORAGE_FAILURES.has(name));
}
