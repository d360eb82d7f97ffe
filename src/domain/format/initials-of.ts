/** The first letters of up to two words of a name, 'UA' where there is none. */
export function initialsOf(name: string | null | undefined): string {
  const words = (name ?? '').split(/\s+/).filter((word) => word !== '');
  const initials = words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase())
    .join('');
  return initials === '' ? 'UA' : initials;
}
