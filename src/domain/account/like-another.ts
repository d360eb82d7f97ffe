import { nameSkeleton } from './name-skeleton';

/** The first of other names that cannot be told apart from this one at a glance; null where none. */
export function likeAnother(name: string, others: readonly string[]): string | null {
  const own = shapeOf(name);
  return own === '' ? null : (others.find((other) => shapeOf(other) === own) ?? null);
}

/** 'The Kestrel Ltd.' is Kestrel to who reads it: what kind of company it is tells nobody apart. */
function shapeOf(name: string): string {
  const bare = name
    .trim()
    .replace(/^the\s+/i, '')
    .replace(/(?:[\s,]+(?:nig(?:eria)?|ltd|limited|plc|llc|inc|company|co)\b\.?)+\s*$/i, '');
  return nameSkeleton(bare === '' ? name : bare);
}
