// Writes the part of the gazetteer that comes from GeoNames, where it differs from what is there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gazetteerTable } from './gazetteer.ts';

const FILE = fileURLToPath(
  new URL('../src/domain/places/place-table-geonames.ts', import.meta.url),
);
const text = `/** GeoNames' towns and LGAs (CC BY 4.0), written by scripts/write-gazetteer.ts: not to be edited. */
export const placeTableGeonames = \`
${gazetteerTable()}
\`;
`;
if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) writeFileSync(FILE, text);
