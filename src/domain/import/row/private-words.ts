import { plainWords } from '../../listing-text/found';
import type { Doubt } from '../doubt';

/** What is said among those who sell, wherever it stands. */
export const PRIVATE =
  /\b(?:don['’]?t|do not|never) (?:tell|show|let|disclose|give)\b[^.]{0,20}\b(?:clients?|buyers?|tenants?|public|anyone|know)\b|\b(?:internal|in-house|confidential) (?:use|only|note)\b|\boffice use only\b|\b(?:owner|landlord|landlady|vendor|seller)s? (?:is |are )?(?:very )?(?:desperate|broke|indebted|in debt)\b|\b(?:our|my) (?:cut|mark-?up)\b|\b(?:landlord|landlady|owner|vendor|seller)(?:['’]?s)?\s+(?:last(?: price)?|final(?: price)?|net|accepts?|will (?:accept|take))\b|\bgate code\b|\bkeys?\s+(?:is\s+|are\s+)?with\b/i;

/** The same where a title or an address has no more to say: 'owner: Chief Obi, last 40m', 'key at the shop'. */
const BESIDE_A_NAME: readonly RegExp[] = [
  /\b(?:owner|landlord|landlady|vendor|seller)s?\s*[:=]\s*\p{L}+/iu,
  /\blast(?:\s+price)?\s*[:=-]?\s*(?:₦|n|#)?\s?\d[\d.,]*\s?(?:m|k|million)\b/i,
  /\bcommission\s*[:=-]?\s*\d+\s*%?|\bmine\s*[:=-]?\s*\d+\s*%?|\b(?:fee|commission)s?\s+(?:sharing|shared?|split)\b/i,
  /\b(?:landlord|landlady|owner)s?\s+(?:also\s+)?(?:lives?|stays?|resides?|is\s+(?:in|at|abroad))\b/i,
  /\bkeys?\s+(?:is\s+|are\s+)?(?:with|at|from)\b/i,
];
/** "Mrs Bello's 3 bedroom flat"; an address may say whose house stands beside it. */
const OF_SOMEBODY =
  /\b(?:mr|mrs|ms|miss|dr|engr|barr|chief|alhaji|alhaja|hajia|pastor|prof|otunba|madam|mama|oga)\.?\s+\p{L}+['’]s(?!\p{L})/iu;

/** What a title and an address say that may be meant for nobody else; none where the words of the row are doubted so already. */
export function privateDoubts(title: string, address: string, said: readonly Doubt[]): Doubt[] {
  if (said.some(({ kind }) => kind === 'private words')) return [];
  const [inTitle, inAddress] = [title, address].map(plainWords);
  const words =
    OF_SOMEBODY.exec(inTitle ?? '')?.[0] ??
    [inTitle, inAddress].flatMap((text) =>
      [PRIVATE, ...BESIDE_A_NAME].flatMap((pattern) => pattern.exec(text ?? '')?.[0] ?? []),
    )[0];
  if (words === undefined) return [];
  const text = `Its title or address may be meant for nobody else: '${words}'`;
  return [{ kind: 'private words', text }];
}
