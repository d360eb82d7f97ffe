import { createSignal } from '../../domain/signal';

let isNoted = false;
const changed = createSignal();

/** Notes that the server no longer serves this version of the app. */
export function noteTooOld(): void {
  if (isNoted) return;
  isNoted = true;
  changed.tell();
}

/** Whether the server has said so since this page was opened. */
export function isTooOld(): boolean {
  return isNoted;
}

export const onTooOld = changed.on;
