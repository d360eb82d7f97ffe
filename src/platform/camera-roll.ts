type Take = (files: File[]) => void;

let waiting: File[] = [];
let take: Take | null = null;

/**
 * Lets photos be chosen, from the phone's own or its camera, before the form that takes them is there.
 * A browser opens the choice only within a tap.
 */
export function openCameraRoll(): void {
  waiting = [];
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.multiple = true;
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    if (take === null) waiting = files;
    else take(files);
  });
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
