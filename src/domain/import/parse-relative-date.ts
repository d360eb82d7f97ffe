import { DAY_MS } from '../dates/milliseconds';

const UNIT_MS: Record<string, number> = {
  sec: 1000,
  min: 60_000,
  h: 3_600_000,
  hr: 3_600_000,
  hour: 3_600_000,
  day: DAY_MS,
  week: 7 * DAY_MS,
  wk: 7 * DAY_MS,
  month: 30 * DAY_MS,
  mo: 30 * DAY_MS,
  mth: 30 * DAY_MS,
  year: 365 * DAY_MS,
  yr: 365 * DAY_MS,
};

// Before listings were on the web, a date is a slip of the pen; far before, the database has no such date.
const EARLIEST = new Date('1990-01-01T00:00:00Z');

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';
const MONTH =
  '(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\\.?';
const DAY = '(?<ofMonth>\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?<inYear>\\d{4}|\\d{2})(?:,? \\d{1,2}:.*)?$';

/** 'an hour ago', '3 wks ago'; of '30+ days ago' no more is known than that. */
const AGO =
  /^(an?|\d+)\+?\s?(sec|min|h|hr|hour|day|wk|week|mo|mth|month|yr|year)(?:onds?|utes?)?s?\.? ago$/;
/** '2020-07-08', '2020/07/08', with a time or without. */
const BIG_FIRST = /^(\d{4})[-/](\d{2})[-/](\d{2})/;
/** '8 Jul 2020', '8th-July-20'. */
const DAY_MONTH = new RegExp(`^${DAY}[ -]${MONTH},?[ -]${YEAR}`);
/** 'July 8th, 2020'. */
const MONTH_DAY = new RegExp(`^${MONTH} ${DAY},? ${YEAR}`);
/** '25 Oct', 'Oct 25th': the last one. */
const OF_NO_YEAR = [new RegExp(`^${DAY}[ -]${MONTH}$`), new RegExp(`^${MONTH} ${DAY}$`)];
/** '31/12/2025', '31.12.25 10:22'. */
const IN_NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:,? \d{1,2}:.*)?$/;

/** The moment that '3 months ago', 'yesterday', 31/12/2025, '8 Jul 2020' or an ISO date names, seen from `now`; null if none that can be. */
export function parseRelativeDate(cell: string, now: Date): Date | null {
  const date = dateOf(cell, now);
  // An invalid date is neither before nor after anything.
  return date !== null && date >= EARLIEST && date <= now ? date : null;
}

function dateOf(cell: string, now: Date): Date | null {
  const text = cell
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:added|posted|listed|updated)\s+(?:on\s+)?/, '');
  if (text === 'today' || text === 'just now') return now;
  if (text === 'yesterday') return new Date(now.getTime() - DAY_MS);
  const match = AGO.exec(text);
  if (match) {
    const count = /^an?$/.test(match[1] ?? '') ? 1 : Number(match[1]);
    return new Date(now.getTime() - count * (UNIT_MS[match[2] ?? ''] ?? 0));
  }
  const [, bigYear = '', bigMonth = '', bigDay = ''] = BIG_FIRST.exec(text) ?? [];
  if (bigYear !== '') return dayOf(bigYear, bigMonth, bigDay);
  const named = (DAY_MONTH.exec(text) ?? MONTH_DAY.exec(text))?.groups;
  if (named) return dayOf(named.inYear ?? '', monthOf(named.name), named.ofMonth ?? '');
  const yearless = OF_NO_YEAR.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (yearless) {
    const days = [0, 1].map((back) =>
      dayOf(String(now.getUTCFullYear() - back), monthOf(yearless.name), yearless.ofMonth ?? ''),
    );
    return days.find((day) => day !== null && day <= now) ?? null;
  }
  // The day comes first here: 03/04/2026 is in April.
  const [, day = '', month = '', year = ''] = IN_NUMBERS.exec(text) ?? [];
  return year === '' ? null : dayOf(year, month, day);
}

const monthOf = (name = ''): string => String(MONTHS.indexOf(name) / 3 + 1);

/** A day of the calendar; null for one that it does not have. Of two digits the year is of this century: no list of homes is older. */
function dayOf(year: string, month: string, day: string): Date | null {
  const inFull = `${year.length === 2 ? '20' : ''}${year}`;
  const date = new Date(`${inFull}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return date.getUTCDate() === Number(day) ? date : null;
}
