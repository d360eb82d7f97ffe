import { readTypeWord } from '../../listing-text/read-type';
import { isGoneHeading, sectionOffer } from '../../listing-text/section-offer';
import { type SheetStart, sheetOffer } from '../file/sheet-line';
import { asKey, type NamedLine, type SheetLists } from './lists-in-sheet';
import { offerOfNames } from './one-price-column';
import { placeHeading } from './place-heading';
import { isWritten, type Line } from './table-lines';

/** What the headings above a row say. */
type Said = { section: string | null; kind: string | null; gone: boolean; place: string | null };

/** A row with what stands above it, and how many headings and lines of names that is. */
export type ListedLine = NamedLine & Said & { heading: number };

/** The rows of a sheet without the headings among them, each with what the last one above it says. */
export function rowsInSections({ above, below }: SheetLists): ListedLine[] {
  const sheet = saidBySheet(below[0]?.sheet ?? null);
  const title = titled(above);
  let said: Said = {
    ...sheet,
    section: sheet.section ?? title.section,
    kind: sheet.kind ?? title.kind,
    place: sheet.place ?? title.place,
  };
  let heading = 0;
  let isBelowHeading = true;
  let names = below[0]?.names ?? [];
  return below.flatMap((line) => {
    if (line.names !== names) {
      heading += 1;
      // 'Sale price' says more of its homes than the heading of the rents above them.
      const isOther = !isBelowHeading && asKey(line.names) !== asKey(names);
      if (isOther && offerOfNames(line.names) !== null) said = { ...said, section: null };
      names = line.names;
    }
    const next = under(said, line.cells);
    if (next === null) {
      isBelowHeading = false;
      return [{ ...line, ...said, heading }];
    }
    heading += 1;
    isBelowHeading = true;
    said = next;
    return [];
  });
}

/** Whether a heading, a line of names or another sheet stands between two rows. */
export function startsAnew(above: ListedLine | undefined, row: ListedLine | undefined): boolean {
  return above?.sheet !== row?.sheet || above?.heading !== row?.heading;
}

/** What is said below a heading; null for a line that is none. */
function under(said: Said, cells: readonly string[]): Said | null {
  const section = sectionOffer(cells);
  const isGone = isGoneHeading(cells);
  const place = placeHeading(cells);
  if (section === null && !isGone && place === null) return null;
  return {
    section: section ?? said.section,
    kind: kindHeading(cells) ?? (section === null ? said.kind : null),
    // 'LEKKI' below 'SOLD' is still of what is sold.
    gone: section !== null || isGone ? isGone : said.gone,
    place: place ?? said.place,
  };
}

/** What one sheet's name says, which is nothing of the next. */
function saidBySheet(sheet: SheetStart | null): Said {
  if (sheet === null) return { section: null, kind: null, gone: false, place: null };
  return {
    section: sheetOffer(sheet),
    kind: kindHeading([sheet.name]),
    gone: isGoneHeading([sheet.name]),
    place: placeHeading([sheet.name]),
  };
}

const KIND_ALONE = /^\W*(?:lands?|plots?)(?: (?:listings?|available))?\W*$/i;

/** What a line of one cell names, if that is a kind: 'LAND FOR SALE', 'Warehouses'. */
function kindHeading(cells: readonly string[]): string | null {
  const [heading = '', ...others] = cells.filter(isWritten);
  const isKind = KIND_ALONE.test(heading) || sectionOffer(cells) !== null;
  return others.length === 0 && isKind && !/\band\b|&|,/i.test(heading) && readTypeWord(heading)
    ? heading
    : null;
}

/** What the title above the names says of all rows: 'LAND FOR SALE 2026', 'LEKKI'. */
function titled(above: readonly Line[]): Omit<Said, 'gone'> {
  const titles = above.map(({ cells }) => cells.map((cell) => cell.replace(/\b20\d\d\b/g, ' ')));
  const last = (read: (cells: readonly string[]) => string | null) =>
    titles.map(read).findLast((said) => said !== null) ?? null;
  return { section: last(sectionOffer), kind: last(kindHeading), place: last(placeHeading) };
}
