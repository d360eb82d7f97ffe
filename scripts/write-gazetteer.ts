// Writes the table of places: after a change of this project's own in scripts/gazetteer/own, or of the package
// with GeoNames' towns. A test says when it is due.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { placeColumnsModule } from './gazetteer/place-columns-module.ts';

writeFileSync(
  fileURLToPath(new URL('../src/domain/places/place-columns.ts', import.meta.url)),
  placeColumnsModule(),
);
