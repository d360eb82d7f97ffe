import { resultsPath } from './alert-criteria';

/** Whether two alerts or saved searches look for the same, however their criteria were written down. */
export function isSameSearch(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  return resultsPath(a) === resultsPath(b);
}
