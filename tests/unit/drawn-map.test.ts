import { describe, expect, test } from 'vitest';
import { baseMap } from '../../scripts/base-map.mjs';
import { mercator, WORLD_PX } from '../../src/domain/map/mercator';
import { placeLabels } from '../../src/domain/map/place-labels';
import { unpackRing } from '../../src/domain/map/unpack-ring';
import { LAGOONS, RIVERS } from '../../src/domain/map/waters';
import { placeTable } from '../../src/domain/places/place-table';

const { states, around } = baseMap();
const rings = states.map(unpackRing);

/** Whether a point lies in a ring (even-odd rule). */
function isIn(ring: Float64Array, lng: number, lat: number): boolean {
  let inside = false;
  for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
      ring[at],
      ring[at + 1],
      ring[before],
      ring[before + 1],
    ];
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

describe('[MAP-1] the map that is drawn on the phone', () => {
  test('every town of the gazetteer lies in the drawn country, give or take a coast', () => {
    const towns = placeTable().filter(({ kind }) => kind === 'town' || kind === 'neighbourhood');
    const lost = towns.filter(({ lat, lng }) => !rings.some((ring) => isIn(ring, lng, lat)));
    expect(lost.length / towns.length).toBeLessThan(0.03);
  });

  test('the capitals of states lie in different states, the sea in none', () => {
    const capitals = ['Ikeja', 'Kano', 'Enugu', 'Port Harcourt', 'Maiduguri', 'Sokoto', 'Calabar'];
    const found = capitals.map((name) => {
      const place = placeTable().find((other) => other.name === name && other.kind !== 'state');
      if (place === undefined) throw new Error(`${name} is not in the table`);
      return rings.findIndex((ring) => isIn(ring, place.lng, place.lat));
    });
    expect(new Set(found).size).toBe(capitals.length);
    expect(found).not.toContain(-1);
    expect(rings.some((ring) => isIn(ring, 3.5, 5))).toBe(false);
  });

  test('the rivers run through it, and the lands around are there', () => {
    for (const { name, line } of RIVERS) {
      let inside = 0;
      for (let at = 0; at < line.length; at += 2)
        if (rings.some((ring) => isIn(ring, line[at] ?? 0, line[at + 1] ?? 0))) inside += 1;
      expect(inside / (line.length / 2), name).toBeGreaterThan(0.6);
    }
    expect(LAGOONS.every(({ ring }) => ring.length % 2 === 0)).toBe(true);
    const land = around.map(unpackRing);
    expect(land.some((ring) => isIn(ring, 2.4, 9))).toBe(true);
    expect(land.some((ring) => isIn(ring, 12, 5))).toBe(true);
  });

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
