type Take = (files: File[]) => void;

let waiting: File[] = [];
let take: Take | null = null;
/** In the document while photos are chosen: without a place in it some browsers drop it, and what was chosen. */
let open: HTMLInputElement | null = null;

/**
 * Lets photos be chosen, from the phone's own or its camera, before the form that takes them is there.
 * A browser opens the choice only within a tap.
 */
export function openCameraRoll(): void {
  waiting = [];
  open?.remove();
  const input = document.createElement('input');
  open = input;
  input.type = 'file';
  input.accept = 'image/*';
  input.multiple = true;
  input.hidden = true;
  input.addEventListener('cancel', () => input.remove());
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    input.remove();
    if (take === null) waiting = files;
    else take(files);
  });
  document.body.append(input);
  input.click();
}

/** Takes what was chosen, now and later, until the returned function is called. */
export function takeFromCameraRoll(taker: Take): () => void {
  take = taker;
  if (waiting.length > 0) taker(waiting);
  waiting = [];
  return () => {
    if (take === taker) take = null;
  };
}
