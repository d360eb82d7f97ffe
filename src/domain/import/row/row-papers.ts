import { readFeatures } from '../../listing-text/read-features';

/**
 * The papers that a cell of its own names, 'C of O, survey': only those that are known, as it may say too who
 * keeps them. What names none is told to whoever imports it; the address of a scan is no name.
 */
export function rowPapers(cell: string): { papers: string[]; note: string | null } {
  const papers = readFeatures(cell).documents;
  const isTold = cell !== '' && papers.length === 0 && !/^(?:https?:|www\.|yes$|no$)/i.test(cell);
  return { papers, note: isTold ? `Papers '${cell}' are left out: none of them is known` : null };
}
