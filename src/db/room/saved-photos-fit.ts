import { createSignal } from '../../domain/signal';

let fit = true;
const changed = createSignal();

/** Whether this device has, as far as is known, room for the photos of saved homes. */
export const doSavedPhotosFit = (): boolean => fit;

export const onSavedPhotosFit = changed.on;

export function noteSavedPhotosFit(now: boolean): void {
  if (now === fit) return;
  fit = now;
  changed.tell();
}
