import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { parsePlaces } from '../../scripts/gazetteer/parse-places';
import { allPlaces, placeColumnsModule } from '../../scripts/gazetteer/place-columns-module';
import { distanceKm } from '../../src/domain/places/distance-km';
import type { Place } from '../../src/domain/places/place';
import { placeTable } from '../../src/domain/places/place-table';
import { placeWords } from '../../src/domain/places/place-words';
import { resolvePlace } from '../../src/domain/places/resolve-place';
import { suggestPlaces } from '../../src/domain/places/suggest-places';

const DATA = resolve(process.cwd(), '../shared/data');
const TABLE = 'src/domain/places/place-columns.ts';
const compactOf = (text: string) => placeWords(text).join('');
const isIn = (place: Place | undefined, state: string) => place?.state === state;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

describe('the gazetteer that is built from open data', () => {
  test('has all 774 LGAs and over 1,000 towns, once each', () => {
    expect(placeTable().filter(({ kind }) => kind === 'lga')).toHaveLength(774);
    expect(placeTable().filter(({ kind }) => kind === 'town').length).toBeGreaterThan(1000);
  });

  test('stands in the sources as it is written from the package and the own places', () => {
    const due = 'run: npx tsx scripts/write-gazetteer.ts';
    expect(readFileSync(TABLE, 'utf8') === placeColumnsModule(), due).toBe(true);
    expect(placeTable()).toEqual(allPlaces());
  });

  test('weighs less than 23 KB on the way', () => {
    const size = brotliCompressSync(readFileSync(TABLE, 'utf8')).length;
    console.log(`gazetteer: ${placeTable().length} places in ${(size / 1024).toFixed(1)} KiB`);
    expect(size).toBeLessThan(23_000);
  });

  test('a line of a table that is no place is named', () => {
    for (const line of [
      'Yaba|q|6.5|3.4|2|1',
      'Yaba|n|6.5|east|2|1',
      'Yaba',
      'Yaba|n|6.5|3|2|1|a|b',
    ])
      expect(() => parsePlaces(`# Lagos\n${line}\n`)).toThrow(`This is no place: '${line}'`);
    expect(() => parsePlaces('Yaba|n|6.5|3.4|2|1')).toThrow('This is no place');
  });

  test('small towns far from any city are found, typed well or not', () => {
    expect(isIn(resolvePlace('Zungeru')?.place, 'Niger')).toBe(true);
    expect(isIn(suggestPlaces('zungru')[0], 'Niger')).toBe(true);
    expect(resolvePlace('Bursari LGA, Yobe')).toMatchObject({ precision: 'lga' });
  });

  test('no town lies far from the LGA that is called like it: Eti-Osa is not in Isolo', () => {
    expect(placeTable().filter(({ name }) => name === 'Eti-Osa')).toMatchObject([
      { kind: 'lga', lat: 6.45, lng: 3.54 },
    ]);
  });

  test('what the project knows itself stays what is meant', () => {
    expect(resolvePlace('Lagos')?.place.kind).toBe('state');
    expect(suggestPlaces('Lek')[0]?.name).toBe('Lekki');
    expect(suggestPlaces('aba')[0]?.name).toBe('Aba');
  });
});

describe.skipIf(!existsSync(DATA))('the gazetteer beside measured places', () => {
  const osm = new Map<string, { lat: number; lng: number }[]>();
  const rows = <T>(file: string) =>
    Papa.parse<T>(readFileSync(resolve(DATA, file), 'utf8'), {
      header: true,
      skipEmptyLines: true,
      // Names of places have quotes of their own.
      ...(file.endsWith('.tsv') && { delimiter: '\t', quoteChar: '\0' }),
    }).data;

  /** The nearest place that OpenStreetMap has under this name, in kilometres. */
  function errorKm(place: Place): number | undefined {
    if (osm.size === 0) {
      type Row = { name: string; lat: string; lon: string };
      for (const { name, lat, lon } of rows<Row>('gazetteer/osm-places-2019.tsv')) {
        const at = { lat: Number(lat), lng: Number(lon) };
        osm.set(compactOf(name), [...(osm.get(compactOf(name)) ?? []), at]);
      }
    }
    const same = [place.name, ...place.aliases].flatMap((name) => osm.get(compactOf(name)) ?? []);
    const far = Math.min(...same.map((at) => distanceKm(place, at)));
    // Beyond this it is another place of the name.
    return far < 50 ? far : undefined;
  }

  type Row = Record<string, string | undefined>;
  const FILES: [string, (row: Row) => string | undefined, (row: Row) => string | undefined][] = [
    ['nigeria-sales.csv', (row) => row.town, (row) => row.state],
    ['lagos-mixed.csv', (row) => row.location, () => 'Lagos'],
    [
      'lagos-rents.csv',
      (row) => (row.spec_location === '#NAME?' ? row.location : row.spec_location),
      () => 'Lagos',
    ],
  ];

  test('95 % of rows and addresses are found; in Lagos within 2 km of where they are', () => {
    const seen = new Set<string>();
    const shares = { rows: 0, found: 0, distinct: 0, distinctFound: 0 };
    const errors: { km: number; state: string }[] = [];
    for (const [file, textOf, stateOf] of FILES) {
      for (const row of rows<Row>(`listings/${file}`)) {
        const text = textOf(row) ?? '';
        const state = stateOf(row) ?? '';
        const found = resolvePlace(text, state);
        const good = found !== null && found.precision !== 'lga' && found.precision !== 'state';
        shares.rows += 1;
        shares.found += Number(good);
        const key = `${text}|${state}`.toLowerCase();
        if (!seen.has(key)) {
          shares.distinct += 1;
          shares.distinctFound += Number(good);
          seen.add(key);
        }
        const km = good ? errorKm(found.place) : undefined;
        if (found && km !== undefined) errors.push({ km, state: found.place.state });
      }
    }
    const all = median(errors.map(({ km }) => km));
    const lagos = median(errors.filter(({ state }) => state === 'Lagos').map(({ km }) => km));
    const share = shares.found / shares.rows;
    const distinct = shares.distinctFound / shares.distinct;
    console.log(
      `to a town or better: ${(share * 100).toFixed(1)} % of ${shares.rows} rows, ` +
        `${(distinct * 100).toFixed(1)} % of ${shares.distinct} distinct addresses; median error ` +
        `${all.toFixed(2)} km, in Lagos ${lagos.toFixed(2)} km (${errors.length} rows compared)`,
    );
    expect(share).toBeGreaterThanOrEqual(0.95);
    expect(distinct).toBeGreaterThanOrEqual(0.9);
    expect(lagos).toBeLessThan(2);
  }, 60_000);

  test('the LGAs lie where they are drawn', () => {
    type Feature = { properties: { shapeName: string }; geometry: { coordinates: unknown[] } };
    const { features } = JSON.parse(readFileSync(resolve(DATA, 'map/lgas.geojson'), 'utf8')) as {
      features: Feature[];
    };
    const offs = features.flatMap(({ properties, geometry }) => {
      const numbers = geometry.coordinates.flat(9) as number[];
      const lngs = numbers.filter((_, at) => at % 2 === 0);
      const lats = numbers.filter((_, at) => at % 2 === 1);
      const middle = (all: number[]) => (Math.min(...all) + Math.max(...all)) / 2;
      const at = { lat: middle(lats), lng: middle(lngs) };
      const near = placeTable()
        .filter(
          ({ kind, name, aliases }) =>
            kind === 'lga' &&
            [name, ...aliases].some((one) => compactOf(one) === compactOf(properties.shapeName)),
        )
        .map((place) => distanceKm(place, at));
      return near.length > 0 ? [Math.min(...near)] : [];
    });
    console.log(
      `LGAs: ${offs.length} of ${features.length} by name, ${median(offs).toFixed(1)} km off`,
    );
    expect(offs.length).toBeGreaterThan(760);
    expect(median(offs)).toBeLessThan(10);
    expect(Math.max(...offs)).toBeLessThan(100);
  });
});
