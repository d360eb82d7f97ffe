import { nameSkeleton } from './name-skeleton';

/** The first of other names that cannot be told apart from this one at a glance; null where none. */
export function likeAnother(name: string, others: readonly string[]): string | null {
  const own = nameSkeleton(name);
  return own === '' ? null : (others.find((other) => nameSkeleton(other) === own) ?? null);
}
