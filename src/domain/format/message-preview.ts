const LENGTH = 100;

/** The first 100 characters and an ellipsis; a shorter message as it is. */
export function messagePreview(text: string): string {
  // By characters: half of an emoji is no text.
  const characters = Array.from(text);
  return characters.length > LENGTH ? `${characters.slice(0, LENGTH).join('')}…` : text;
}
