import { isSameJson } from '../is-same-json';
import type { PropertyContent } from '../../contract/listing/listing-fields';

type Field = keyof PropertyContent;

/** A three-way merge: `content` takes what one side alone changed; `clashes` are for a person to decide. */
type MergedContent = {
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
  const taken: Field[] = [];
  for (const field of fieldsOf(mine)) {
    if (isList(field) || isSameJson(mine[field], theirs[field])) continue;
    if (base !== null && isSameJson(base[field], mine[field])) taken.push(field);
    else if (base === null || !isSameJson(base[field], theirs[field])) clashes.push(field);
  }
  const content = {
    ...mine,
    ...Object.fromEntries(taken.map((field) => [field, theirs[field]])),
    keyFeatures: mergeLists(base?.keyFeatures ?? null, mine.keyFeatures, theirs.keyFeatures),
    amenities: mergeLists(base?.amenities ?? null, mine.amenities, theirs.amenities),
  };
  return { content, clashes };
}

/** Lists are merged one by one of what is in them. */
function isList(field: Field): boolean {
  return field === 'keyFeatures' || field === 'amenities';
}

/** Of what both began from, what neither took out; then what either put in, mine first. */
function mergeLists(base: string[] | null, mine: string[], theirs: string[]): string[] {
  if (base === null) return [...new Set([...mine, ...theirs])];
  const kept = base.filter((one) => mine.includes(one) && theirs.includes(one));
  const added = [...mine, ...theirs].filter((one) => !base.includes(one));
  return [...new Set([...kept, ...added])];
}

function fieldsOf(content: PropertyContent): Field[] {
  return Object.keys(content).filter((key): key is Field => Object.hasOwn(content, key));
}
