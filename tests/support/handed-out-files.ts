import { vi } from 'vitest';

/** A file that the app handed out. */
export type HandedOut = { name: string; content: Blob };

/** The files that the app hands out from now on, as a browser would save them. */
export function handedOutFiles(): HandedOut[] {
  const files: HandedOut[] = [];
  let made: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) made = content;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (made !== undefined) files.push({ name: this.download, content: made });
  });
  return files;
}
