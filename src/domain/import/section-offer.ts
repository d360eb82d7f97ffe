import { readOffer } from '../listing-text/read-offer';

/** Longer than this, one cell is an advert without a price, and no heading. */
const LONGEST_HEADING = 60;

/**
 * What a line of one cell says that the rows below it offer: 'TO LET', 'PROPERTIES FOR SALE - LEKKI'.
 * Null for any other line.
 */
export function sectionOffer(cells: readonly string[]): string | null {
  const written = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [heading = ''] = written;
  if (written.length !== 1 || heading.length > LONGEST_HEADING || /\d/.test(heading)) return null;
  return readOffer(`${heading} `, '')?.value ?? WORD_ALONE.exec(heading)?.[1] ?? null;
}

/** 'RENTALS', 'Lettings', 'Sale', 'Short lets'. */
const WORD_ALONE = /^\W*(sales?|rentals?|rents?|lettings?|short\s?lets?|leases?)\W*$/i;
