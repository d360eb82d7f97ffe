import { DAY_MS, LAGOS_AHEAD_MS } from '../../dates/milliseconds';

/** A time as a calendar writes it: its day and clock in a zone; a day alone has none of both. */
export type CalendarTime = {
  /** Milliseconds, as if day and clock were UTC. */
  wall: number;
  isDay: boolean;
  /** 'UTC', a zone's name, or null for the reader's own. */
  zone: string | null;
};

const HERE = 'Africa/Lagos';
/** What some programs call this zone. */
const OTHER_NAMES: Record<string, string> = { 'W. Central Africa Standard Time': HERE };
const FORMATS = new Map<string, Intl.DateTimeFormat | null>();

/** The moment (milliseconds) of a time, so many days later by the clock; null where its zone is unknown, or its year none of ours. */
export function momentOf({ wall, zone, isDay }: CalendarTime, days = 0): number | null {
  const at = wall + days * DAY_MS;
  const name = isDay || zone === null ? HERE : (OTHER_NAMES[zone] ?? zone);
  if (name === 'UTC') return at;
  // An hour ahead for a hundred years: nothing need be looked up.
  if (name === HERE) return at - LAGOS_AHEAD_MS;
  const format = formatOf(name);
  if (format === null) return null;
  // Once more with what was found: near a change of the clock the first guess is an hour off.
  const guess = at - offset(format, at);
  const moment = Number.isFinite(guess) ? at - offset(format, guess) : Number.NaN;
  return Number.isFinite(moment) ? moment : null;
}

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = FORMATS.get(zone);
  if (known !== undefined) return known;
  // Names are another's: no more of them are kept than there are zones.
  if (FORMATS.size > 600) FORMATS.clear();
  const made = makeFormat(zone);
  FORMATS.set(zone, made);
  return made;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return null;
  }
}

/** NaN for a year that a format writes in three digits. */
function offset(format: Intl.DateTimeFormat, moment: number): number {
  const seconds = Math.floor(moment / 1000) * 1000;
  return Date.parse(`${format.format(seconds).replace(' ', 'T')}Z`) - seconds;
}
