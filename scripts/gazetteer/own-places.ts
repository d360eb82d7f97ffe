import { readFileSync } from 'node:fs';
import type { Place } from '../../src/domain/places/place.ts';
import { parsePlaces } from './parse-places.ts';

/** The tables in own/, in the order that decides between places of one name and rank. */
const TABLES = [
  'states',
  'lagos',
  'lagos-mainland',
  'abuja',
  'south-west',
  'south-south',
  'south-east',
  'north',
  'lgas',
];

/**
 * The places this project wrote down itself: what people search property by. One that was published stays
 * where it is: kept searches know it by its middle.
 */
export function ownPlaces(): Place[] {
  return TABLES.flatMap((name) =>
    parsePlaces(readFileSync(new URL(`own/${name}.txt`, import.meta.url), 'utf8')),
  );
}
