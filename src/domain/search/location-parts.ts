const FILLER = new Set(['nigeria', 'state', 'lagos state']);

/**
 * The parts of a typed location that an address must all contain, lower-cased (RES-11).
 * 'Lekki Phase 1, Lagos, Nigeria' asks for 'lekki phase 1' and 'lagos'.
 */
export function locationParts(location: string): string[] {
  return location
    .toLowerCase()
    .split(',')
    .map((part) =>
      part
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/ state$/, ''),
    )
    .filter((part) => part !== '' && !FILLER.has(part));
}
