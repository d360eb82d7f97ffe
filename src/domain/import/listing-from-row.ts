import { type FieldKind, fieldOf, type PropertyContent } from '../../contract/listing-fields';
import {
  type ListingType,
  MAX_ADDRESS,
  MAX_DESCRIPTION,
  MAX_NAIRA,
  MAX_TITLE,
} from '../../contract/property-options';
import { recordOf } from '../../contract/record-of';
import { resolvePlace } from '../places/resolve-place';
import { EMPTY_CONTENT } from '../property/empty-content';
import { hasField } from '../property/has-field';
import { NUMBER_KEYS } from '../property/listing-form';
import { propertyTitle } from '../property/property-title';
import { clipFeatures } from './clip-features';
import { clipText } from './clip-text';
import { guessType } from './guess-type';
import { type Field, type HeaderMap, isTrue } from './map-header';
import { parsePrice } from './parse-price';
import { parseRelativeDate } from './parse-relative-date';
import { priceDoubt } from './price-doubt';

export type ImportOptions = {
  /** What a row is when neither its status nor its words say. */
  defaultListingType: ListingType;
  /** Naira for one US dollar; absent, rows priced in dollars are refused. */
  nairaPerDollar?: number | undefined;
  now: Date;
};

/** A row understood: what would be published, and the doubts that keep it a draft. */
export type ImportedListing = {
  reference: string | null;
  content: PropertyContent;
  postedAt: Date | null;
  doubts: string[];
  notes: string[];
};

export type RowResult =
  | { ok: true; listing: ImportedListing }
  | { ok: false; reason: string; value: string };

const PRICE_REFUSED = {
  missing: 'no price',
  'not a price': 'price not understood',
  'out of range': 'price out of range',
};
const NOTHING = /^(#name\?|#n\/a|n\/a|null|none|-+|\.?\s*\.{3}\s*\.{3})$/i;
// Where the data says 5 million rooms it says nothing.
const MOST_ROOMS = 100;

/** Turns one row of a listing file into a listing, or says why it cannot be one. */
export function listingFromRow(
  row: Record<string, string>,
  header: HeaderMap,
  options: ImportOptions,
): RowResult {
  // Text in no encoding: neither the database nor a reader can take it.
  const broken = Object.values(row)
    // Cells beyond the last column come as a list of their own.
    .flat()
    .find((text) => text.includes('\0'));
  if (broken !== undefined)
    return { ok: false, reason: 'not text (has a NUL character)', value: broken };
  const cell = (field: Field): string => {
    const column = header.columns[field];
    const text = (column === undefined ? '' : (row[column] ?? '')).trim();
    return NOTHING.test(text) ? '' : text;
  };
  const rawPrice =
    header.columns.price === undefined ? '' : (row[header.columns.price] ?? '').trim();
  const price = parsePrice(rawPrice);
  if (price.kind === 'none') {
    return { ok: false, reason: PRICE_REFUSED[price.reason], value: rawPrice };
  }
  if (price.kind === 'dollar' && options.nairaPerDollar === undefined) {
    return { ok: false, reason: 'price in US dollars (give --naira-per-dollar)', value: rawPrice };
  }
  const naira =
    price.kind === 'dollar'
      ? Math.round(price.amount * (options.nairaPerDollar ?? 0))
      : price.amount;
  if (naira < 1 || naira > MAX_NAIRA)
    return { ok: false, reason: PRICE_REFUSED['out of range'], value: rawPrice };
  const place = placeOf(cell('address'), cell('town'), cell('state'));
  if (place === null)
    return { ok: false, reason: 'no place', value: `${cell('address')} ${cell('town')}`.trim() };
  const status = cell('status').toLowerCase();
  const description = cleanText(cell('description'));
  const words = {
    type: cell('type'),
    title: cell('title'),
    description,
    commercial: /commercial|corporate/.test(status),
    bedrooms: roomsOf(cell('bedrooms')),
  };
  const guessed = guessType(status === 'land' ? { ...words, type: 'Land' } : words);
  if (guessed === null)
    return {
      ok: false,
      reason: 'type of property not understood',
      value: cell('title') || description,
    };
  const listingType = listingTypeOf(
    status,
    `${cell('title')} ${description}`,
    options.defaultListingType,
  );
  const bedrooms = roomsOf(cell('bedrooms'));
  const kind = { type: guessed.type, propertyCategory: guessed.category, listingType };
  const numbers = recordOf(NUMBER_KEYS, (key) =>
    hasField(key, kind) ? numberFrom(fieldOf(key).kind, cell(key)) : null,
  );
  const content: PropertyContent = {
    ...EMPTY_CONTENT,
    ...numbers,
    ...kind,
    title: clipText(cell('title'), MAX_TITLE),
    address: place.address,
    price: naira,
    bedrooms: guessed.type.endsWith('Land') ? null : bedrooms,
    bathrooms: guessed.type.endsWith('Land') ? null : numbers.bathrooms,
    furnished: header.flags.some(
      (flag) => /fully furnished/i.test(flag) && isTrue(row[flag] ?? ''),
    ),
    keyFeatures: clipFeatures(header.flags.filter((flag) => isTrue(row[flag] ?? ''))),
    description,
    location: place.location,
  };
  if (content.title === '') content.title = clipText(propertyTitle(content), MAX_TITLE);
  const doubt = priceDoubt(content);
  return {
    ok: true,
    listing: {
      reference: cell('reference') || null,
      content,
      postedAt: parseRelativeDate(cell('posted'), options.now),
      doubts: doubt === null ? [] : [doubt],
      notes: place.note === null ? [] : [place.note],
    },
  };
}

type PlaceResult = { address: string; location: PropertyContent['location']; note: string | null };

function placeOf(writtenAddress: string, writtenTown: string, state: string): PlaceResult | null {
  // 'Nigeria', or a lone comma, is no place: nothing of it is left in an address.
  const address = tidy([writtenAddress]) === '' ? '' : writtenAddress;
  const town = tidy([writtenTown]) === '' ? '' : writtenTown;
  if (address === '' && town === '') return null;
  const found =
    resolvePlace(address || town, state || undefined) ??
    resolvePlace(town || address, state || undefined);
  if (found === null)
    return {
      address: tidy([address || town, state]),
      location: null,
      note: 'place not known: no position',
    };
  const note =
    state !== '' && !found.stateMatches
      ? `${town || address} is in ${found.place.state}, not ${state}`
      : null;
  return {
    address: tidy([address || town, found.place.state]),
    location: { lat: found.place.lat, lng: found.place.lng },
    note,
  };
}

/** Joins the parts of an address, each once, without the country. */
function tidy(parts: string[]): string {
  const kept: string[] = [];
  for (const part of parts.flatMap((text) => text.split(','))) {
    const clean = part.replace(/\.+$/, '').replace(/\s+/g, ' ').trim();
    const known = kept.some((text) => text.toLowerCase().includes(clean.toLowerCase()));
    if (clean !== '' && !/^nigeria$/i.test(clean) && !known) kept.push(capitalised(clean));
  }
  return clipText(kept.join(', '), MAX_ADDRESS);
}

function capitalised(text: string): string {
  return text === text.toLowerCase()
    ? text.replace(
        /(^|[\s/-])([a-z])/g,
        (_, gap: string, letter: string) => gap + letter.toUpperCase(),
      )
    : text;
}

function listingTypeOf(status: string, words: string, fallback: ListingType): ListingType {
  if (/rent|let\b|lease|short/.test(status)) return 'rent';
  if (/sale|sell|joint venture/.test(status)) return 'sale';
  const text = words.toLowerCase();
  if (/\b(for|to)\s+(rent|let|lease)\b/.test(text)) return 'rent';
  if (/\bfor\s+sale\b/.test(text)) return 'sale';
  return fallback;
}

/** A number as other people's files write it; what cannot be read is left out rather than guessed. */
function numberFrom(kind: FieldKind, cell: string): number | null {
  switch (kind) {
    case 'naira':
      return feeOf(cell);
    case 'count':
      return roomsOf(cell);
    case 'area':
      return sizeOf(cell);
    case 'year':
      return yearOf(cell);
    default:
      return null;
  }
}

function yearOf(cell: string): number | null {
  return /^(19|20)\d\d$/.test(cell) ? Number(cell) : null;
}

function roomsOf(cell: string): number | null {
  const count = Math.round(Number(cell));
  return cell === '' || !Number.isFinite(count) || count <= 0 || count > MOST_ROOMS ? null : count;
}

function sizeOf(cell: string): number | null {
  const match = /^([\d,]+(?:\.\d+)?)\s*(sqm|sq\.?\s*m|m2|m²)?\.?$/i.exec(cell.trim());
  const size = match ? Number(match[1]?.replaceAll(',', '')) : Number.NaN;
  return Number.isFinite(size) && size > 0 && size < 100_000_000 ? size : null;
}

function cleanText(text: string): string {
  const clean = text
    .replace(/(\s*\.{3})+\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clipText(clean, MAX_DESCRIPTION);
}

/** A fee in naira; one that cannot be read is left out rather than guessed. */
function feeOf(text: string): number | null {
  const parsed = parsePrice(text);
  return parsed.kind === 'naira' ? parsed.amount : null;
}
