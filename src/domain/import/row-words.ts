const REMARKS = /^\s*(?:remarks?|comments?|notes?)\s*$/i;
const SAYS_MORE = /\d|\bfor\b|\bto let\b|\bshort ?let\b/i;
const PAPER =
  /^\W*(?:(?:registered |global )?c\W{0,2}of\W{0,2}o|cofo|gov(?:ernor)?['’]?s? consent|excision|gazette|deed(?: of assignment)?|r\W?of\W?o|survey(?: plan)?|fcda|family receipt)\W*$/i;

/** What remarks say, which nobody else is to read: only whether a home is gone is asked of them. */
export function remarksOf(row: Record<string, string>): string[] {
  return Object.keys(row).flatMap((name) => (REMARKS.test(name) ? (row[name] ?? '') : []));
}

/** Whether a cell of types says more than one: '3 bedroom flat for rent'. */
export const saysMore = (type: string): boolean => SAYS_MORE.test(type);

/** Whether a title is that of land, as its paper: 'C of O', 'Survey'. */
export const isPaper = (title: string): boolean => PAPER.test(title);
