import { type ShoreFile, type Shoreline, shoreline } from './shoreline.ts';
import { placeTable } from '../src/domain/places/place-table.ts';

/** The module with the map's shoreline, as it stands in `src`; the places decide where land was made. */
export function shorelineModule(file: ShoreFile): string {
  const lines: Shoreline = shoreline(
    file,
    // A bridge is over water.
    placeTable().filter(({ name }) => !name.includes('Bridge')),
  );
  const text = (kind: keyof Shoreline) => `  ${kind}:\n    '${lines[kind].join(' ')}',`;
  return `/**
 * Coast, islands, lakes with lagoons and great rivers, and isles in them, as packed lines. Derived from GSHHG 2.3.7 by
 * Paul Wessel and Walter H. F. Smith (LGPL 3.0 or later), changed: cut to Nigeria, simplified, land added where
 * places stand on what is newer. Written by scripts/write-shoreline.ts: not to be edited.
 */
export const shorelineTable = {
${(['coast', 'islands', 'lakes', 'isles'] as const).map(text).join('\n')}
};
`;
}
