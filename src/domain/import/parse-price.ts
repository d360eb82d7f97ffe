import { MAX_NAIRA } from '../../contract/property-options';

/** What a price cell says: an amount in naira, an amount in dollars, or why it is none. */
export type ParsedPrice =
  | { kind: 'naira'; amount: number; perYear: boolean }
  | { kind: 'dollar'; amount: number; perYear: boolean }
  | { kind: 'none'; reason: 'missing' | 'not a price' | 'out of range' };

const MISSING =
  /^(|#name\?|#n\/a|#value!|#ref!|n\/a|na|nil|null|none|-+|tba|call.*|on request|price on request|contact.*)$/i;
const PERIOD =
  /(per\s*(annum|year|yr|month|night|day|sqm|plot)|\/\s*(annum|year|yr|p\.?a\.?|month|night|day|sqm|plot)|p\.?a\.?|yearly|annually|monthly)\.?\s*$/i;
const YEAR = /annum|year|yr|p\.?a|annual/i;
const SCALE: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

/**
 * Reads a price as Nigerian listing files write it: ₦, NGN, N, # or $ before, separators of
 * thousands, k/m/bn after, and a period glued on ('per annum', '/year').
 */
export function parsePrice(cell: string): ParsedPrice {
  let text = cell.trim();
  if (MISSING.test(text)) return { kind: 'none', reason: 'missing' };
  const period = PERIOD.exec(text);
  const perYear = period !== null && YEAR.test(period[0]);
  if (period) text = text.slice(0, period.index).trim();
  const dollar = /^(us)?\s*\$|usd/i.test(text);
  text = text
    .replace(/^(₦|ngn|naira|usd?\s*\$?|\$|#|n)\s*/i, '')
    .replace(/\s*(naira|ngn|usd|only|\/-)\s*$/i, '')
    .replace(/[,\s](?=\d{3}(?!\d))/g, '');
  const match = /^(\d+(?:\.\d+)?)\s*(k|thousand|m|million|bn?|billion)?\s*\+?$/i.exec(text);
  if (!match) return { kind: 'none', reason: 'not a price' };
  const amount = Math.round(Number(match[1]) * (SCALE[match[2]?.toLowerCase() ?? ''] ?? 1));
  if (amount <= 0) return { kind: 'none', reason: 'not a price' };
  if (amount > MAX_NAIRA) return { kind: 'none', reason: 'out of range' };
  return { kind: dollar ? 'dollar' : 'naira', amount, perYear };
}
