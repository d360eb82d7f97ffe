import { gazetteerTable } from './gazetteer.ts';

/** The module with GeoNames' towns and LGAs, as it stands in `src`: anew, the own places decide what is left out. */
export function gazetteerModule(): string {
  return `/** GeoNames' towns and LGAs (CC BY 4.0), written by scripts/write-gazetteer.ts: not to be edited. */
export const placeTableGeonames = \`
${gazetteerTable()}
\`;
`;
}
