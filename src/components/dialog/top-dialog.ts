import { createSignal } from '../../domain/signal';

const open: HTMLDialogElement[] = [];
const changed = createSignal();

/** Notes a modal dialog that has opened; answers how to note that it closes. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  changed.tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    changed.tell();
  };
}

/** The dialog in front, beside which nothing can be heard or tapped; null while none is open. */
export function topDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

export const onTopDialog = changed.on;
