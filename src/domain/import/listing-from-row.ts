import {
  type FieldKind,
  fieldOf,
  type NumberKey,
  type PropertyContent,
} from '../../contract/listing-fields';
import { type ListingType, MAX_DESCRIPTION, MAX_TITLE } from '../../contract/property-options';
import type { PriceMedian } from '../../contract/price-medians';
import { recordOf } from '../../contract/record-of';
import { readAmount } from '../amounts/read-amount';
import { readArea, readCount } from '../amounts/read-number';
import { feeInNaira } from '../listing-text/fee-in-naira';
import { type ListingText, readListingText, sure } from '../listing-text/read-listing-text';
import { readPrice, unitIn } from '../listing-text/read-price';
import { EMPTY_CONTENT } from '../property/empty-content';
import { hasField } from '../property/has-field';
import { NUMBER_KEYS } from '../property/listing-form';
import { priceDoubt } from '../property/price-doubt';
import { propertyTitle } from '../property/property-title';
import { clipFeatures } from './clip-features';
import { clipText } from './clip-text';
import type { Doubt } from './doubt';
import { type Field, type HeaderMap, isTrue } from './map-header';
import { parseRelativeDate } from './parse-relative-date';
import { rowKind } from './row-kind';
import { rowOffer } from './row-offer';
import { rowPlace } from './row-place';
import { rowPrice } from './row-price';
import { severalDoubts } from './several-doubts';

export type ImportOptions = {
  /** What a row is when neither its status nor its words say. */
  defaultListingType: ListingType;
  /** Naira for one US dollar; absent, rows priced in dollars are refused. */
  nairaPerDollar?: number | undefined;
  /** What published homes cost, as far as it is known. */
  medians?: readonly PriceMedian[] | undefined;
  now: Date;
};

/** A row understood: what would be published, and the doubts that keep it a draft. */
export type ImportedListing = {
  reference: string | null;
  content: PropertyContent;
  postedAt: Date | null;
  doubts: Doubt[];
  notes: string[];
};

export type RowResult =
  | { ok: true; listing: ImportedListing }
  | { ok: false; reason: string; value: string };

/** Why a row priced in dollars is refused while no rate is given. */
export const NEEDS_RATE = 'price in US dollars: give the naira for one dollar';

const PRICE_REFUSED = {
  missing: 'no price',
  'not a price': 'price not understood',
  'two prices': 'two prices in one cell',
  'other currency': 'price in another currency: write it in naira',
  dollars: NEEDS_RATE,
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
    // A line break within quotes is none of a title or an address.
    const text = (column === undefined ? '' : (row[column] ?? ''))
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim();
    return NOTHING.test(text) ? '' : text;
  };
  const rawPrice =
    header.columns.price === undefined ? '' : (row[header.columns.price] ?? '').trim();
  const price = readPrice(rawPrice);
  if (price.kind === 'none') {
    return { ok: false, reason: PRICE_REFUSED[price.reason], value: rawPrice };
  }
  const status = cell('status').toLowerCase();
  const title = cell('title');
  const description = cleanText(cell('description'));
  const text = readListingText({ title, description, price: price.amount });
  const place = rowPlace(cell('address'), cell('town'), cell('state'), sure(text.place));
  if (place === null)
    return { ok: false, reason: 'no place', value: `${cell('address')} ${cell('town')}`.trim() };
  const unit = price.unit ?? unitIn(status)?.unit ?? sure(text.unit);
  const { listingType, doubts } = rowOffer(status, text.offer, unit, options.defaultListingType);
  const terms = rowPrice(price, unit, listingType, options);
  if ('refused' in terms)
    return { ok: false, reason: PRICE_REFUSED[terms.refused], value: rawPrice };
  const rooms = {
    bedrooms: roomsOf(cell('bedrooms')),
    bathrooms: roomsOf(cell('bathrooms')),
  };
  const bedrooms = rooms.bedrooms ?? sure(text.bedrooms);
  const typed = rowKind({
    column: cell('type'),
    text: text.type,
    isLand: status === 'land' || text.offer?.value === 'joint venture',
    isCommercial: /commercial|corporate/.test(status),
    bedrooms,
  });
  if (typed === null)
    return { ok: false, reason: 'type of property not understood', value: title || description };
  const kind = { type: typed.type, propertyCategory: typed.category, listingType };
  const numbers = recordOf(NUMBER_KEYS, (key) =>
    hasField(key, kind)
      ? (numberFrom(fieldOf(key).kind, cell(key)) ?? fromText(key, text, terms.naira))
      : null,
  );
  const isLand = typed.type.endsWith('Land');
  const content: PropertyContent = {
    ...EMPTY_CONTENT,
    ...numbers,
    ...kind,
    title: clipText(title, MAX_TITLE),
    address: place.address,
    price: terms.naira,
    bedrooms: isLand ? null : numbers.bedrooms,
    bathrooms: isLand ? null : numbers.bathrooms,
    furnished:
      hasField('furnished', kind) &&
      (text.furnished === true ||
        header.flags.some((flag) => /fully furnished/i.test(flag) && isTrue(row[flag] ?? ''))),
    keyFeatures: clipFeatures([
      ...header.flags.filter((flag) => isTrue(row[flag] ?? '')),
      ...text.documents,
    ]),
    description: clipText(`${terms.sentence} ${description}`.trim(), MAX_DESCRIPTION),
    location: place.location,
  };
  if (content.title === '') content.title = clipText(propertyTitle(content), MAX_TITLE);
  const doubt = priceDoubt(content, options.medians);
  return {
    ok: true,
    listing: {
      reference: cell('reference') || null,
      content,
      postedAt: parseRelativeDate(cell('posted'), options.now),
      doubts: [
        ...doubts,
        ...terms.doubts,
        ...severalDoubts(title, description),
        ...typed.doubts,
        ...place.doubts,
        ...roomDoubts(rooms, text, kind),
        ...(doubt === null ? [] : [doubt]),
      ],
      notes: [...terms.notes, ...(place.note === null ? [] : [place.note])],
    },
  };
}

/** What the text says of a number that has no column, or none in this row. */
function fromText(key: NumberKey, text: ListingText, rent: number): number | null {
  switch (key) {
    case 'bedrooms':
    case 'bathrooms':
      return sure(text[key]);
    case 'parkingSpaces':
      return text.parkingSpaces;
    case 'agencyFee':
    case 'legalFee':
    case 'cautionFee':
    case 'serviceCharge':
      return feeInNaira(text.fees[key], rent);
    default:
      return null;
  }
}

function roomDoubts(
  columns: Record<'bedrooms' | 'bathrooms', number | null>,
  text: ListingText,
  kind: Pick<PropertyContent, 'listingType' | 'propertyCategory' | 'type'>,
): Doubt[] {
  return (['bedrooms', 'bathrooms'] as const).flatMap((key) => {
    const read = sure(text[key]);
    return hasField(key, kind) && columns[key] !== null && read !== null && read !== columns[key]
      ? [
          {
            kind: `${key} differ`,
            text: `The file's column says ${columns[key]} ${key}, its text '${text[key]?.words}'`,
          },
        ]
      : [];
  });
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
  const read = readCount(cell);
  const count = read !== null && 'number' in read ? read.number : 0;
  return count <= 0 || count > MOST_ROOMS ? null : count;
}

function sizeOf(cell: string): number | null {
  const read = readArea(cell);
  const size = read !== null && 'number' in read ? read.number : 0;
  return size > 0 && size < 100_000_000 ? size : null;
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
  const read = readAmount(text);
  return read !== null && 'naira' in read && read.naira > 0 ? read.naira : null;
}
