import { plainWords } from '../listing-text/found';
import type { Doubt, DoubtKind } from './doubt';

const NUMBER = '\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve';
const SAYS: readonly [DoubtKind, RegExp][] = [
  [
    'several homes',
    new RegExp(
      `\\bblocks?\\s+of\\s+(?:${NUMBER})?\\s*(?:flats?|apartments?|\\d)|\\b(?:${NUMBER})\\s*(?:nos?\\.?|units?|blocks?)\\s+(?:of\\b|[a-z0-9 -]{0,20}(?:flats?|apartments?|duplex(?:es)?|terraces?))|\\b(?:${NUMBER})\\s+(?:flats|apartments|duplexes|shops)\\b`,
      'i',
    ),
  ],
  [
    'wanted',
    /\bwanted\b|\b(?:looking|searching) for\b[^.]{0,40}\b(?:flat|house|duplex|land|apartment)\b|\bin need of\b/i,
  ],
  [
    'gone already',
    /\b(?:sold(?: out)?|rented out|already (?:rented|let|taken)|no longer available)\b/i,
  ],
  [
    'offer unclear',
    /\bnot for sale\b|\bfor\s*sales?\s*(?:or|and|&|\/)\s*(?:for\s*|to\s*)?(?:rent|let|lease)\b|\bshort[\s-]*let\s*(?:or|and|&|\/)\s*(?:for\s*|long\s*)?(?:rent|let)\b/i,
  ],
];
const WORDS: Partial<Record<DoubtKind, string>> = {
  'several homes': 'Its words speak of several homes, and one price stands for them',
  wanted: 'Its words look for a home and offer none',
  'gone already': 'Its words say that it is sold or let',
  'offer unclear': 'Its words leave open what it is offered for',
};

/** What a row's words say against its being one home that is offered now. */
export function severalDoubts(title: string, description: string): Doubt[] {
  const text = plainWords(`${title}. ${description}`);
  return SAYS.flatMap(([kind, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ kind, text: `${WORDS[kind]}: '${match[0].trim()}'` }] : [];
  });
}
