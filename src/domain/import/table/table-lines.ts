import { type SheetStart, sheetStart } from '../file/sheet-line';
import type { RowName } from './table';

/** A written line of a file, by the number that a spreadsheet shows for it. */
export type Line = { cells: string[]; line: RowName; sheet: SheetStart | null };

/** The lines of each sheet that have words in them; a file that is no workbook is one sheet without a name. */
export function sheetsOf(data: readonly string[][]): Line[][] {
  const starts = data.filter((cells) => sheetStart(cells) !== null).length;
  const sheets: Line[][] = [[]];
  let sheet: SheetStart | null = null;
  let number = 0;
  for (const cells of data) {
    const start = sheetStart(cells);
    number = start === null ? number + 1 : 0;
    if (start !== null) {
      sheet = start;
      sheets.push([]);
    } else if (cells.some(isWritten)) {
      const line = sheet === null || starts === 1 ? number : `${number} of ${sheet.name}`;
      sheets.at(-1)?.push({ cells, line, sheet });
    }
  }
  return sheets.filter(({ length }) => length > 0);
}

export const isWritten = (cell: string): boolean => cell.trim() !== '';
