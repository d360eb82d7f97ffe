/** A built file's name: its own part, eight characters made from its content, its ending. */
const NAME = /^([\w.~-]+)-[\w-]{8}\.(js|css)$/;

/**
 * What a built file and its versions in other releases have in common, as a pattern for addresses:
 * 'shell-*.js'. Null for a name that carries no hash of its content.
 */
export function assetFamily(name: string): string | null {
  const [, stem, ending] = NAME.exec(name) ?? [];
  return stem === undefined || ending === undefined ? null : `${stem}-*.${ending}`;
}
