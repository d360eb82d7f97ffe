import { readFees } from '../listing-text/read-fees';
import { readOffer } from '../listing-text/read-offer';
import { sectionOffer } from '../listing-text/section-offer';
import { findMentions } from '../places/find-mentions';
import { withoutStamp } from './chat-text';
import { isOneHome, namesHome } from './is-one-home';

/** 'All to let', 'Both for sale', 'All at Lugbe', 'Prices are per annum', 'Both Governor's consent'. */
const OF_ALL =
  /^\W*(?:all|both) (?:are )?(?:at|in|within)\s+\p{Lu}|^\W*(?:(?:they|these) are )?(?:all|both|(?:the )?prices|rents)\b[^\d\n]{0,40}\b(?:to let|for (?:rent|sale|lease|short ?let)|short ?lets?|rentals?|per (?:annum|year|night)|yearly|p\.?a)\b|^\W*(?:they |these )?(?:all|both)\s+(?:(?:of them|are|have|has|with|come with|on)\s+)*(?:c\s?(?:of|\/)\s?o|certificate of occupancy|gov\w*['’]?s?\s+consent|r\s?of\s?o|registered survey|deed)\b/iu;
/** The same behind the last home: '…, 2bed 1.5m all to let in Yaba'. */
const ALL_BEHIND =
  /(?<=\S\s)\b(?:all|both) (?:are )?(?:(?:to let|for (?:rent|sale|lease|short ?let))\b.*|(?:at|in|within)\s+\p{Lu}.*)$/u;
const PLACE_LABEL = /^\W*(?:location|address|where|area)\s*[:-]/i;

/**
 * What the first home begins with and is for all of them: 'To let at Igando' in a line of its own, where the
 * others do not say what they are offered for.
 */
export function aboveAll(homes: readonly string[][]): string[] {
  const [first = [], ...others] = homes;
  const [heading = ''] = first;
  const isOffer = (words: string) => readOffer('', words) !== null;
  const isAlone =
    first.length > 1 && isOffer(heading) && !namesHome(heading) && !isOneHome(heading);
  return isAlone && others.every((own) => !isOffer(own.join('\n'))) ? [heading] : [];
}

/** 'TO LET', alone: what the homes below it are offered for. */
export function isHeading(piece: readonly string[]): boolean {
  return sectionOffer(piece.map(withoutStamp)) !== null;
}

/**
 * What stands below the last home and is for all of them: 'All to let', where they are, and charges after an empty line or
 * where each home is one line.
 */
export function belowAll(homes: readonly string[][]): string[] {
  const last = homes.at(-1) ?? [];
  const all = last.findIndex((line, at) => at > 0 && OF_ALL.test(line));
  if (all >= 0) return last.slice(all);
  const [tail] = ALL_BEHIND.exec(last.at(-1) ?? '') ?? [];
  if (tail !== undefined) return [tail];
  const offer = last.findIndex((line, at) => at > 0 && isHeading([line]));
  const isAlone = offer === 1 && homes.every((own) => own === last || own.length === 1);
  if (isAlone && homes.every((own) => isWithoutOffer(own, own === last ? offer : own.length)))
    return last.slice(offer);
  const place = last.findIndex((line, at) => at > 0 && PLACE_LABEL.test(line));
  const isOfAll = homes.slice(0, -1).every((own) => findMentions(own.join('\n')).length === 0);
  if (place >= 0 && isOfAll) return last.slice(place);
  const gap = last.findIndex((line, at) => at > 0 && line.trim() === '');
  const areLines = homes.slice(0, -1).every(({ length }) => length === 1);
  const below = gap >= 0 ? last.slice(gap) : areLines ? last.slice(1) : [];
  const words = below.join('\n');
  return Object.keys(readFees(words)).length > 0 && !isOneHome(words) ? below : [];
}

const isWithoutOffer = (own: readonly string[], end: number): boolean =>
  readOffer('', own.slice(0, end).join('\n')) === null;
