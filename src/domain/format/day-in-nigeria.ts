// Made once: to make one takes longer than what it is asked for.
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Lagos' });

/** The day of a moment in Nigeria, as yyyy-mm-dd. */
export function dayInNigeria(moment: Date): string {
  // 'sv-SE' writes days as yyyy-mm-dd.
  // What is no date is no reason to fail.
  return Number.isNaN(moment.getTime()) ? String(moment) : DAY.format(moment);
}
