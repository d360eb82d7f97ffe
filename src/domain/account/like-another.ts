import { nameSkeleton } from './name-skeleton';

/** The first of other names that cannot be told apart from this one at a glance; null where none. */
export function likeAnother(name: string, others: readonly string[]): string | null {
  const own = shapeOf(name);
  return own === '' ? null : (others.find((other) => shapeOf(other) === own) ?? null);
}

type Named = { id: string; name: string };

/**
 * The same for many names beside the same others: each of these is looked at once.
 * @returns what tells of a name, and of whose it is, the first of the others' that is like it
 */
export function likeOthers(others: readonly Named[]): (own: Named) => string | null {
  const byShape = new Map<string, Named[]>();
  for (const other of others) {
    const shape = shapeOf(other.name);
    byShape.set(shape, [...(byShape.get(shape) ?? []), other]);
  }
  return (own) => {
    const shape = shapeOf(own.name);
    const alike = shape === '' ? [] : (byShape.get(shape) ?? []);
    return alike.find(({ id }) => id !== own.id)?.name ?? null;
  };
}

/** 'The Kestrel Ltd.' is Kestrel to who reads it: what kind of company it is tells nobody apart. */
function shapeOf(name: string): string {
  const bare = name
    .trim()
    .replace(/^the\s+/i, '')
    .replace(/(?:[\s,]+(?:nig(?:eria)?|ltd|limited|plc|llc|inc|company|co)\b\.?)+\s*$/i, '');
  return nameSkeleton(bare === '' ? name : bare);
}
