import { findMentions } from '../../places/find-mentions';

/** Longer than this, one cell is an advert without a price, and no heading. */
const LONGEST_HEADING = 60;
/** What stands beside the place in a heading: 'PROPERTIES FOR SALE - LEKKI', 'Ikeja axis listings'. One flat is none. */
const AROUND =
  /\b(?:available|our|new|all|the|properties|listings|homes|houses|flats|apartments|duplexes|lands|plots|rentals|units|axis|environs?|and|in|at|around|within|for|to|sales?|rent|let|lease|short[\s-]?lets?)\b|[^\p{L}\p{N}\s]/giu;

/** The place that a line of one cell says all rows below it are in; null for any other line. */
export function placeHeading(cells: readonly string[]): string | null {
  const [heading = '', ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (others.length > 0 || heading.length > LONGEST_HEADING) return null;
  const name = heading.replace(AROUND, ' ').replace(/\s+/g, ' ').trim();
  const [mention] = findMentions(name);
  if (mention?.exact !== true || mention.road) return null;
  // 'PORT HARCOURT' is shouted, 'GRA' is not.
  return name.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}
