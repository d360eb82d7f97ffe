const LENGTH = 100;

/** The first 100 characters and an ellipsis (A9); a shorter message as it is. */
export function messagePreview(text: string): string {
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}
