import type { Place, PlaceKind } from './place';

const KINDS: Record<string, PlaceKind> = {
  s: 'state',
  l: 'lga',
  t: 'town',
  n: 'neighbourhood',
  e: 'estate',
  m: 'landmark',
};

/**
 * The places of a table in text: under each '# State' one per line,
 * `name|kind|lat|lng|radiusKm|rank|alias;alias`. What is no such line is passed over.
 */
export function parsePlaces(table: string): Place[] {
  const found: Place[] = [];
  let state = '';
  for (const line of table.split('\n')) {
    if (line.startsWith('# ')) state = line.slice(2);
    const [name = '', code = '', lat, lng, radiusKm, rank, aliases] = line.split('|');
    const kind = KINDS[code];
    if (kind === undefined) continue;
    found.push({
      name,
      kind,
      state,
      lat: Number(lat),
      lng: Number(lng),
      radiusKm: Number(radiusKm),
      rank: Number(rank),
      aliases: aliases?.split(';') ?? [],
    });
  }
  return found;
}
