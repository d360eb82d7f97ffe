// Writes the part of the gazetteer that comes from GeoNames: after a change of the own places, or of
// the package. A test says when it is due.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gazetteerModule } from './gazetteer-module.ts';

writeFileSync(
  fileURLToPath(new URL('../src/domain/places/place-table-geonames.ts', import.meta.url)),
  gazetteerModule(),
);
