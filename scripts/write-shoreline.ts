// Writes the shoreline of the drawn map from a GeoJSON file of GSHHG's lines:
// npx tsx scripts/write-shoreline.ts SHORELINE.geojson
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ShoreFile } from './shoreline.ts';
import { shorelineModule } from './shoreline-module.ts';

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Say which file: npx tsx scripts/write-shoreline.ts SHORELINE.geojson');
  process.exit(1);
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read once, by who looks at what comes of it
const file = JSON.parse(readFileSync(path, 'utf8')) as ShoreFile;
writeFileSync(
  fileURLToPath(new URL('../src/domain/map/shoreline-table.ts', import.meta.url)),
  shorelineModule(file),
);
