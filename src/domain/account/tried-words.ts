/** What becomes of what was tried already when all that waits is discarded; '' where nothing was. */
export function triedWords(tried: number, waiting: number): string {
  if (tried === 0) return '';
  const some = tried === 1 ? 'One of them was' : `${tried} of them were`;
  const which = tried < waiting ? some : tried === 1 ? 'It was' : 'They were';
  return `${which} tried already and may have arrived. What has not arrived will not be delivered.`;
}
