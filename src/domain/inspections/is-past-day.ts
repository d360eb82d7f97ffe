/** Whether a day (yyyy-mm-dd) is over in Nigeria: inspections are not booked in the past (A5). */
export function isPastDay(day: string, now: Date): boolean {
  // 'sv-SE' writes days as yyyy-mm-dd.
  return day < now.toLocaleDateString('sv-SE', { timeZone: 'Africa/Lagos' });
}
