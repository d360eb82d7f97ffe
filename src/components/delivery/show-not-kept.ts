import { showToast } from './toasts';

/** Says that this device has no room for what was done. */
export const NOT_KEPT = 'This device could not keep that. Free some space and try again.';

/** Tells that a change was not kept; for the end of a command that failed. */
export function showNotKept(): void {
  showToast('error', NOT_KEPT);
}
