// Made once: to make one takes longer than to draw a card.
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
});

/** A day as dd/mm/yyyy in Nigeria's time (FMT-1). */
export function formatDate(date: Date | string): string {
  const day = new Date(date);
  // What is no date is no reason to draw nothing at all.
  return Number.isNaN(day.getTime()) ? String(day) : DAY.format(day);
}
