import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { baseMap } from '../../scripts/base-map.mjs';
import type { ShoreFile } from '../../scripts/shoreline';
import { shorelineModule } from '../../scripts/shoreline-module';
import { isInRing } from '../../src/domain/map/is-in-ring';
import { mercator, WORLD_PX } from '../../src/domain/map/mercator';
import { unpackLine } from '../../src/domain/map/packed-line';
import { placeLabels } from '../../src/domain/map/place-labels';
import { shorelineTable } from '../../src/domain/map/shoreline-table';
import { unpackRing } from '../../src/domain/map/unpack-ring';
import { placeTable } from '../../src/domain/places/place-table';

const SHORELINE = resolve(process.cwd(), '../shared/data/map/shoreline.geojson');
const { states, around } = baseMap();
const rings = states.map(unpackRing);

const lines = (packed: string) => packed.split(' ').map(unpackLine);
const coast = unpackLine(shorelineTable.coast);
/** As the map closes it: by the corner in the south-west. */
const sea = Float64Array.of(...coast, coast[0] ?? 0, coast.at(-1) ?? 0);
const islands = lines(shorelineTable.islands);
const lakes = lines(shorelineTable.lakes);
const isles = lines(shorelineTable.isles);

/** Whether the map draws water at a point: what is drawn later lies over what was drawn before. */
function isWet(lng: number, lat: number): boolean {
  const within = (rings: Float64Array[]) => rings.some((ring) => isInRing(ring, lng, lat));
  if (within(isles)) return false;
  return within(lakes) || (isInRing(sea, lng, lat) && !within(islands));
}

describe('[MAP-1] the map that is drawn on the phone', () => {
  test('the towns of every state lie in the drawn country, give or take a coast', () => {
    const towns = placeTable().filter(({ kind }) => kind === 'town' || kind === 'neighbourhood');
    const lost = towns.filter(({ lat, lng }) => !rings.some((ring) => isInRing(ring, lng, lat)));
    expect(lost.length / towns.length).toBeLessThan(0.01);
  });

  test('the capitals of states lie in different states, the sea in none', () => {
    const capitals = ['Ikeja', 'Kano', 'Enugu', 'Port Harcourt', 'Maiduguri', 'Sokoto', 'Calabar'];
    const found = capitals.map((name) => {
      const place = placeTable().find((other) => other.name === name && other.kind !== 'state');
      if (place === undefined) throw new Error(`${name} is not in the table`);
      return rings.findIndex((ring) => isInRing(ring, place.lng, place.lat));
    });
    expect(new Set(found).size).toBe(capitals.length);
    expect(found).not.toContain(-1);
    expect(rings.some((ring) => isInRing(ring, 3.5, 5))).toBe(false);
  });

  test('no place of the gazetteer lies in drawn water', () => {
    const wet = placeTable()
      // A bridge is over water.
      .filter(({ name }) => !name.includes('Bridge'))
      .filter(({ lng, lat }) => isWet(lng, lat));
    expect(wet.map(({ name, state }) => `${name}, ${state}`)).toEqual([]);
  });

  test.each([
    ['the open sea', 3.5, 6],
    ['Lagos Lagoon', 3.5, 6.52],
    ['Lagos harbour', 3.395, 6.436],
    ['Lekki Lagoon', 4.1, 6.5],
    ['Kainji Lake', 4.58, 10.2],
    ['Lake Chad', 14, 13.2],
    ['the Niger at Onitsha', 6.768, 6.14],
    ['the Benue at Makurdi', 8.52, 7.745],
  ])('%s is water', (_, lng, lat) => {
    expect(isWet(lng, lat)).toBe(true);
  });

  test.each([
    ['Ibeshe', 3.47, 6.56],
    ['Ikoyi', 3.435, 6.452],
    ['Lagos Island', 3.395, 6.455],
    ['Victoria Island', 3.42, 6.43],
    ['Ikorodu', 3.51, 6.62],
    ['Abuja', 7.49, 9.06],
  ])('%s is land', (_, lng, lat) => {
    expect(isWet(lng, lat)).toBe(false);
  });

  test('the lands around are there', () => {
    const land = around.map(unpackRing);
    expect(land.some((ring) => isInRing(ring, 2.4, 9))).toBe(true);
    expect(land.some((ring) => isInRing(ring, 12, 5))).toBe(true);
  });

  test('the shoreline weighs less than 20 KB on the way', () => {
    const module = readFileSync('src/domain/map/shoreline-table.ts');
    expect(brotliCompressSync(module).length).toBeLessThan(20_000);
  });

  test.skipIf(!existsSync(SHORELINE))(
    'the shoreline stands in the sources as it is written from its file',
    () => {
      const file = JSON.parse(readFileSync(SHORELINE, 'utf8')) as ShoreFile;
      const stands = readFileSync('src/domain/map/shoreline-table.ts', 'utf8');
      expect(stands === shorelineModule(file), 'run: npx tsx scripts/write-shoreline.ts').toBe(
        true,
      );
    },
  );

  test.each([5, 7, 9, 11, 13, 15])(
    'at zoom %i there are names, and none lies on another',
    (zoom) => {
      const labels = placeLabels(placeTable(), zoom);
      expect(labels.length).toBeGreaterThan(zoom === 5 ? 8 : 15);
      const width = (text: string) => text.length * 6.4;
      const collisions = labels.flatMap((one, at) =>
        labels
          .slice(at + 1)
          .filter(
            (other) =>
              Math.abs(one.y - other.y) < 16 &&
              Math.abs(one.x - other.x) < (width(one.text) + width(other.text)) / 2,
          )
          .map((other) => `${one.text} and ${other.text}`),
      );
      expect(collisions).toEqual([]);
    },
  );

  test('the projection is that of web maps', () => {
    expect(mercator(0, 0)).toEqual([WORLD_PX / 2, WORLD_PX / 2]);
    const [x, y] = mercator(3.3792, 6.5244);
    // Lagos is in tile 10/521/493.
    expect([Math.floor((x * 1024) / 256), Math.floor((y * 1024) / 256)]).toEqual([521, 493]);
  });
});
