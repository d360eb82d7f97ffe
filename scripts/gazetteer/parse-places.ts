import type { Place } from '../../src/domain/places/place.ts';
import { PLACE_KINDS } from '../../src/domain/places/unpack-places.ts';

/**
 * The places of a table in text: under each '# State' one per line,
 * `name|kind|lat|lng|radiusKm|rank|alias;alias`. Lagos and Abuja point at the city, as that is what people mean.
 * @throws Error with a line that is no place
 */
export function parsePlaces(table: string): Place[] {
  const found: Place[] = [];
  let state = '';
  for (const line of table.trim().split('\n')) {
    if (line.startsWith('# ')) {
      state = line.slice(2);
      continue;
    }
    const [name = '', letter = '', lat, lng, radiusKm, rank, aliases, more] = line.split('|');
    const kind = PLACE_KINDS[letter];
    const numbers = [lat, lng, radiusKm, rank].map(Number);
    if (kind === undefined || state === '' || numbers.some(Number.isNaN) || more !== undefined)
      throw new Error(`This is no place: '${line}'`);
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
