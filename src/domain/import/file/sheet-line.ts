import { sectionOffer } from '../../listing-text/section-offer';

/** No cell of a table begins so. */
const SHEET = '\nsheet';

/** Where a sheet of a workbook begins in a text. */
export type SheetStart = { name: string };

/** The line that says that the rows below it are a sheet's. */
export function sheetLine(name: string): string[] {
  return [SHEET, name];
}

/** What such a line says; null for any other. */
export function sheetStart([first, name = '']: readonly string[]): SheetStart | null {
  return first === SHEET ? { name } : null;
}

/** What a sheet's name says that its rows offer: 'Rent 2026', 'Short lets'; null where it says nothing. */
export function sheetOffer({ name }: SheetStart): string | null {
  return sectionOffer([name.replace(/\d+/g, ' ')]);
}
