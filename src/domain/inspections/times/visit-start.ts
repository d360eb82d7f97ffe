/** When a visit begins: its day (yyyy-mm-dd) and time are those of Lagos, an hour ahead of UTC all year. */
export function visitStart(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+01:00`);
}
