import type { PropertyContent } from '../../contract/property';

type Field = keyof PropertyContent;

/** A three-way merge: `content` takes what one side alone changed; `clashes` are for a person to decide. */
export type MergedContent = {
  content: PropertyContent;
  /** Fields that both sides changed, to different values; `content` has mine of them. */
  clashes: Field[];
};

/**
 * Merges two versions of a listing that began from the same one. What one side left as it was is
 * taken from the other; of a list (features, amenities) each side's additions and removals are kept.
 * @param base what both began from; null where it is not known, and then every difference is a clash
 */
export function mergeContent(
  base: PropertyContent | null,
  mine: PropertyContent,
  theirs: PropertyContent,
): MergedContent {
  const clashes: Field[] = [];
  const mergeField = <Key extends Field>(merged: PropertyContent, key: Key): void => {
    if (isSame(mine[key], theirs[key])) return;
    if (base !== null && isSame(base[key], mine[key])) merged[key] = theirs[key];
    else if (base === null || !isSame(base[key], theirs[key])) clashes.push(key);
  };
  const merged = { ...mine };
  for (const key of fieldsOf(mine)) {
    if (key === 'keyFeatures' || key === 'amenities')
      merged[key] = mergeLists(base?.[key] ?? null, mine[key], theirs[key]);
    else mergeField(merged, key);
  }
  return { content: merged, clashes };
}

/** Of what both began from, what neither took out; then what either put in, mine first. */
function mergeLists(base: string[] | null, mine: string[], theirs: string[]): string[] {
  if (base === null) return [...new Set([...mine, ...theirs])];
  const kept = base.filter((one) => mine.includes(one) && theirs.includes(one));
  const added = [...mine, ...theirs].filter((one) => !base.includes(one));
  return [...new Set([...kept, ...added])];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function fieldsOf(content: PropertyContent): Field[] {
  return Object.keys(content).filter((key): key is Field => Object.hasOwn(content, key));
}
