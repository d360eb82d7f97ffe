import { placeWords } from '../../places/place-words';
import { isOnlyPlaces } from '../../places/is-only-places';
import { withoutAmount } from './without-amount';
import { isPlaceName } from './is-place-name';
import { type PlacePiece, placePiece } from './place-piece';

/** '12 ', 'No. 5, ', 'Plot 7B ': before the name of a road. */
export const HOUSE_NUMBER =
  /^\s*(?:(?:no|plot|block|house)\b\.?\s*)?\d{1,4}[a-z]?\b\s*,?\s+(?=[A-Z])/i;
/** The name of an estate or a road that is not known, with no number before it. */
const ESTATE =
  /^\D{3,40}\b(?:estate|layout|court|gardens?|city|village|gra|road|rd|street|st|avenue|ave|close|crescent|drive)$/i;
/** '2 bed Yaba 2m': rooms, then where, with no kind of home between. */
const ROOMS_AHEAD =
  /^\W*(?:\d{1,2}|one|two|three|four|five|six)[\s-]*bed(?:room)?s?\s+(?:(?:flat|apartment|duplex|bungalow|terrace|house)\s+)?/i;
/** 'Updates from', above a list of homes. */
const HEADED =
  /^\W*(?:(?:(?:latest|new|hot|fresh)\s+)?(?:updates?|listings?|homes|properties)\s+)?from\s+/i;
/** 'Yaba (near Unilag)', 'Akure, to let': what stands behind a place in its own line. */
const OFFERED =
  /\s*\((?:near|close to|opposite|opp|beside|by)\b[^)]*\)|(?<![\s,-])[\s,-]+(?:(?:available\s+)?(?:to let|for (?:rent|sale|lease))|available)\W*$/gi;

/** 'To let in Garki 2 bedroom flat': the number is of the rooms, and no 'Garki 2'. */
export const withoutRoomsBehind = (words: string): string =>
  words.replace(/\s+\d{1,2}[\s-]*bed.*$/i, '');

/** What may name a place in a line or sentence of places alone: 'Opebi Road, Ikeja', 'Ikeja GRA. Serviced 3 bedroom flat', 'SANGOTEDO 4 BED TERRACE'. */
export function placeLine(line: string): PlacePiece[] {
  const words = withoutAmount(
    withoutRoomsBehind(line.replace(HEADED, '').replace(OFFERED, '').replace(ROOMS_AHEAD, '')),
  );
  const parts = words
    .replace(HOUSE_NUMBER, '')
    .split(/[,()]/)
    .filter((part) => placeWords(part).length > 0);
  const [first = '', ...others] = parts;
  const isLine =
    isOnlyPlaces(first) ||
    (others.length > 0 && ESTATE.test(first.trim())) ||
    (others.length > 1 && isPlaceName(first.trim()));
  return isLine && others.every(isOnlyPlaces) ? [placePiece(words)] : [];
}
