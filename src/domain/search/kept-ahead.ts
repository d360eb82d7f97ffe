/** Of so many saved searches, the last ones, so many homes each, without photos. */
export const AHEAD_SEARCHES = 3;
export const AHEAD_OF_A_SEARCH = 10;
/** How many homes a phone holds ahead of the first search without a network. */
export const AHEAD_HOMES = 60;
/** What their photos may take of somebody's data in a day, in bytes. */
export const AHEAD_PHOTO_BYTES = 150_000;

/** The state whose homes are of most use where a phone's clock is set so; '' for all of the country. */
export function nearestState(timeZone: string): string {
  return timeZone === 'Africa/Lagos' ? 'Lagos' : '';
}
