import { headingOffer } from './heading-offer';
import { readOffer } from './read-offer';

/** Longer than this, one cell is an advert without a price, and no heading. */
const LONGEST_HEADING = 60;

/**
 * What a line of one cell says that the rows below it offer: 'TO LET', 'PROPERTIES FOR SALE - LEKKI', 'ENUGU RENTALS'.
 * Null for any other line.
 */
export function sectionOffer(cells: readonly string[]): string | null {
  const written = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [heading = ''] = written;
  if (written.length !== 1 || heading.length > LONGEST_HEADING || /\d/.test(heading)) return null;
  return (
    readOffer(`${heading} `, '')?.value ?? WORD_ALONE.exec(heading)?.[1] ?? headingOffer(heading)
  );
}

/** 'RENTALS', 'Lettings', 'Sale', 'Short lets'. */
const WORD_ALONE =
  /^\W*(sales?|rentals?|rent(?:s|ed out)?|lettings?|let out|short\s?lets?|leases?)\W*$/i;

/** Whether a line of one cell says that the rows below it are gone: 'SOLD', 'Rented out', 'Sold 2025'. */
export function isGoneHeading(cells: readonly string[]): boolean {
  const [heading = '', ...others] = cells.filter((cell) => cell.trim() !== '');
  return others.length === 0 && GONE.test(heading);
}

const GONE =
  /^\W*(?:already )?(?:sold|rented|let|leased|taken|closed|unavailable|not available|off[ -]market)(?: out)?(?: (?:properties|homes|houses|listings|units|deals))?[\W\d]*$/i;
