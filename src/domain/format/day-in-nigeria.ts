/** The day of a moment in Nigeria, as yyyy-mm-dd. */
export function dayInNigeria(moment: Date): string {
  // 'sv-SE' writes days as yyyy-mm-dd.
  return moment.toLocaleDateString('sv-SE', { timeZone: 'Africa/Lagos' });
}
