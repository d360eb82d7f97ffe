import { isObject } from '../../checks';
import { HeaderError } from '../table/header-error';
import type { Table } from '../table/table';

/** A table out of JSON, and whether the answer says that it goes on elsewhere. */
type ResoTable = { table: Table; hasMore: boolean };

type Entry = Record<string, unknown>;

/** What an entry says under a name of the RESO Data Dictionary; '' for nothing, and for what is no text. */
type Said = (name: string) => string;

/** The columns of the import (`column-names.ts`), each from what the RESO Data Dictionary calls it. */
const COLUMNS: Readonly<Record<string, (said: Said) => string>> = {
  reference: (said) => said('ListingKey') || said('ListingId'),
  price,
  status: offer,
  availability: (said) => GONE[word(said('StandardStatus'))] ?? '',
  property_type: kind,
  address: (said) => said('UnparsedAddress'),
  town: (said) => said('City'),
  state: (said) => said('StateOrProvince'),
  bedrooms: (said) => said('BedroomsTotal'),
  bathrooms: (said) => said('BathroomsTotalInteger'),
  area_sqm: area,
  parking_spaces: (said) => said('ParkingTotal') || said('GarageSpaces'),
  floors: (said) => said('StoriesTotal') || said('Stories'),
  year_built: (said) => said('YearBuilt'),
  description: (said) => said('PublicRemarks'),
  position: (said) => [said('Latitude'), said('Longitude')].filter(Boolean).join(', '),
  posted: (said) => said('OnMarketDate') || said('ListingContractDate'),
  'Fully furnished': (said) => (word(said('Furnished')) === 'furnished' ? 'yes' : ''),
};

const PERIODS: Readonly<Record<string, string>> = {
  annually: 'per year',
  monthly: 'per month',
  weekly: 'per week',
  daily: 'per night',
};
/** Of every other status a home is to be had. */
const GONE: Readonly<Record<string, string>> = {
  activeundercontract: 'sale agreed',
  pending: 'sale agreed',
  closed: 'closed',
  canceled: 'no longer available',
  delete: 'no longer available',
  expired: 'no longer available',
  hold: 'no longer available',
  incomplete: 'no longer available',
  withdrawn: 'no longer available',
};
/** Sub-types in words that name one of our types. */
const TYPES: Readonly<Record<string, string>> = {
  singlefamilyresidence: 'Detached house',
  unimprovedland: 'Land',
  stockcooperative: 'Apartment',
};
const UNITS: Readonly<Record<string, string>> = {
  squarefeet: 'sqft',
  squaremeters: 'sqm',
  acres: 'acres',
  hectares: 'hectares',
};

/** Whether a text is JSON, and so no table as it stands. */
export function isJson(text: string): boolean {
  return /^\uFEFF?\s*[{[]/.test(text);
}

/**
 * JSON with the names of the RESO Data Dictionary as a table of the import: what has no column of ours is
 * left out, nothing is worked out. A row's line is its place in the list.
 * @throws HeaderError for what is no such JSON
 */
export function resoTable(text: string): ResoTable {
  const answer = parsed(text);
  const list = isObject(answer) ? answer.value : answer;
  if (!Array.isArray(list) || !list.every(isObject))
    throw new HeaderError('This JSON has no list of listings under the name value.');
  if (list.length === 0) throw new HeaderError('This JSON has no listing in its list.');
  return {
    table: {
      names: Object.keys(COLUMNS),
      rows: list.map((entry: Entry) => {
        const said = saidBy(entry);
        return Object.fromEntries(
          Object.entries(COLUMNS).map(([name, cell]) => [name, cell(said)]),
        );
      }),
      lines: list.map((_, at) => at + 1),
    },
    hasMore: isObject(answer) && typeof answer['@odata.nextLink'] === 'string',
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new HeaderError('This is neither a table nor whole JSON.');
  }
}

function saidBy(entry: Entry): Said {
  return (name) => {
    const value = Object.hasOwn(entry, name) ? entry[name] : '';
    // Of 8.5e7 no reader of prices makes 85 million.
    if (typeof value === 'number')
      return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 });
    return typeof value === 'string' ? value.trim() : '';
  };
}

/** 'Residential Lease' and 'ResidentialLease' are one word. */
const word = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

function price(said: Said): string {
  const amount = said('ListPrice');
  const period = PERIODS[word(said('LeaseAmountFrequency'))] ?? '';
  return amount === '' ? '' : `${amount} ${period}`.trim();
}

/** 'Commercial Lease' is for rent; a type that names neither sale nor lease is for sale (RESO). */
function offer(said: Said): string {
  const type = word(said('PropertyType'));
  if (type === '') return '';
  const use = type.startsWith('commercial') ? 'commercial ' : '';
  return `${use}${type.endsWith('lease') ? 'for rent' : 'for sale'}`;
}

function kind(said: Said): string {
  const type = word(said('PropertyType'));
  const sub = said('PropertySubType');
  return TYPES[word(sub)] ?? (sub || (type === 'land' || type === 'farm' ? 'Land' : ''));
}

/** The living area, else that of the lot, in the unit that is said. */
function area(said: Said): string {
  const living = [said('LivingArea'), said('LivingAreaUnits')];
  const [size = '', unit = ''] =
    living[0] === '' ? [said('LotSizeArea'), said('LotSizeUnits')] : living;
  return size === '' ? '' : `${size} ${UNITS[word(unit)] ?? unit}`.trim();
}
