import type { PropertyContent } from '../../contract/property';
import type { ReadListing } from './read-listing-file';

export type PlannedListing = {
  id: string;
  line: number;
  content: PropertyContent;
  doubts: string[];
  /** What the import does with it. */
  step: 'add' | 'update' | 'same';
};

/** What an import will do, listing by listing, given what is there already under each id. */
export function planImport(
  listings: readonly (ReadListing & { id: string })[],
  existing: ReadonlyMap<string, PropertyContent>,
): PlannedListing[] {
  return listings.map(({ id, line, content, doubts }) => {
    const before = existing.get(id);
    const step =
      before === undefined ? 'add' : isSame(before, content) ? 'same' : ('update' as const);
    return { id, line, content, doubts, step };
  });
}

function isSame(before: PropertyContent, after: PropertyContent): boolean {
  const ordered = (content: PropertyContent) =>
    JSON.stringify(
      Object.entries(content)
        .filter(([, value]) => value !== null)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return ordered(before) === ordered(after);
}
