import { distanceKm } from '../../domain/places/distance-km';
import type { Geocoder, GeoPlace } from './geocoder';
import { withinPatience } from './within-patience';

/** With so many suggestions of the first nobody waits for more. */
const ENOUGH = 5;
const SHOWN = 6;
/** Nothing finer is looked for. */
const FINE = new Set<GeoPlace['precision']>(['street', 'landmark', 'neighbourhood']);
/** A neighbourhood lies no farther from the middle of its town. */
const TOGETHER_KM = 30;

/**
 * What the first geocoder knows, and behind it what the second adds. A second one that fails adds
 * nothing: the first must never be worse for it.
 */
export function withMore(first: Geocoder, second: Geocoder): Geocoder {
  return {
    suggest: async (text) => {
      const known = await first.suggest(text);
      if (known.length >= ENOUGH) return known;
      return distinct([...known, ...(await withinPatience(second.suggest(text)).catch(() => []))]);
    },
    resolve: async (address) => {
      const known = await first.resolve(address);
      if (known !== null && FINE.has(known.precision)) return known;
      const more = await withinPatience(second.resolve(address)).catch(() => null);
      return known === null || (more !== null && isFiner(more, known)) ? more : known;
    },
    reverse: async (point) =>
      (await first.reverse(point)) ?? (await second.reverse(point).catch(() => null)),
    near: async (point, text) => {
      const [known, more] = await Promise.all([
        first.near(point, text),
        second.near(point, text).catch(() => []),
      ]);
      return distinct([...known, ...more].toSorted((a, b) => a.km - b.km));
    },
  };
}

/** A place in or by the one that is known, and not just another one of its name far away. */
function isFiner(more: GeoPlace, known: GeoPlace): boolean {
  const isCoarse = known.precision === 'state' || known.precision === 'lga';
  if (!FINE.has(more.precision) && !isCoarse) return false;
  const isThere = isCoarse ? more.state === known.state : distanceKm(more, known) < TOGETHER_KM;
  return more.name !== known.name && isThere;
}

function distinct<Found extends GeoPlace>(places: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return places
    .filter(({ name, state }) => {
      const label = `${name} ${state}`.toLowerCase();
      return !seen.has(label) && Boolean(seen.add(label));
    })
    .slice(0, SHOWN);
}
