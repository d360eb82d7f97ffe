/** A file as a table: its columns' names, and each row by them. */
export type Table = {
  names: string[];
  rows: Record<string, string>[];
  lines: RowName[];
};

/** The number under which a spreadsheet shows a row of the file as it was given; of several sheets '5 of Sales'. */
export type RowName = number | string;

/** What the heading above a row says that it offers: 'sale', 'rent' … */
export const SECTION = '\nsection';

/** The heading above a row, or the title above the names, where it names a kind: 'LAND FOR SALE'. */
export const KIND = '\nkind';

/** The town or area that the heading above a row names. */
export const PLACE = '\nplace';

/** The place of the row above, for one that has none of its own: cells that were merged are empty but the first. */
export const PLACE_ABOVE = '\nplace above';

/** What the name of the column of prices says of a row where nothing else does: a rent is for rent. */
export const BY_PRICE = '\nby price';

/** Set in a row below a heading that says that it is gone. */
export const GONE = '\ngone';

/** The sheet of a workbook that a row is of. */
export const SHEET = '\nsheet';

/** Set in a row that has more cells than there are columns: which of them belongs where is open. */
export const SHIFTED = '\nshifted';
