import { doubtGroups } from '../../../src/domain/import/doubt-groups';
import type { ListingFile, ReadListing } from '../../../src/domain/import/read-listing-file';
import type { ImportCounts } from './import-listings';

/** The import in words: what was read, what became of it, and the first example of each refusal. */
export function reportLines(
  name: string,
  file: ListingFile,
  counts: ImportCounts | null,
): string[] {
  const n = (value: number) => value.toLocaleString('en-NG').padStart(9);
  const refused = file.refusals.reduce((sum, refusal) => sum + refusal.count, 0);
  const doubtful = file.listings.filter((listing) => listing.doubts.length > 0);
  const noted = file.listings.filter((listing) => listing.notes.length > 0);
  const firstOf = (what: string | undefined, { content }: ReadListing) =>
    `  (first: ${what}: ${content.title}, ${content.address}, ₦${content.price.toLocaleString('en-NG')})`;
  const [firstNoted] = noted;
  return [
    `${name}${counts === null ? ' (dry run: nothing written)' : ''}`,
    `${n(file.rowsRead)} rows read`,
    ...file.unreadColumns.map(
      ({ name, filled }) => `${' '.repeat(11)}column not read: ${name} (in ${filled} rows)`,
    ),
    `${n(file.duplicates)} merged as duplicates`,
    `${n(refused)} refused`,
    ...file.refusals.map(
      (r) =>
        `${' '.repeat(11)}${r.count} × ${r.reason} (first: line ${r.firstLine}, '${r.firstValue}')`,
    ),
    `${n(file.listings.length)} listings understood`,
    `${n(doubtful.length)} kept as drafts for a look`,
    ...doubtGroups(doubtful).map(
      ({ label, items }) =>
        `${' '.repeat(11)}${items.length} × ${label}${items[0] === undefined ? '' : firstOf(items[0].doubt.text, items[0].item)}`,
    ),
    `${n(noted.length)} with a remark on the place${firstNoted === undefined ? '' : firstOf(firstNoted.notes[0], firstNoted)}`,
    ...(counts === null
      ? []
      : [
          `${n(counts.added)} imported`,
          `${n(counts.updated)} updated`,
          `${n(counts.unchanged)} unchanged`,
          `${n(counts.leftAlone)} edited since, left alone`,
        ]),
  ];
}
