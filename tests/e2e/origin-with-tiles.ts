import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madePmtiles } from '../support/made-tiles';
import { Origin } from '../support/origin';

export const LEKKI = { lat: 6.446, lng: 3.477 };

/** A server, started, that has map tiles around Lekki in a file; `dispose` takes both away. */
export async function originWithTiles(): Promise<{ origin: Origin; dispose: () => Promise<void> }> {
  const tiles = mkdtempSync(join(tmpdir(), 'gida-tiles-'));
  const TILES_FILE = join(tiles, 'map.pmtiles');
  writeFileSync(TILES_FILE, madePmtiles(LEKKI.lat, LEKKI.lng));
  const origin = await Origin.create({ TILES_FILE });
  await origin.start();
  return {
    origin,
    dispose: async () => {
      await origin.dispose();
      rmSync(tiles, { recursive: true });
    },
  };
}
