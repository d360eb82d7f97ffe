/** What a column may mean to us. */
export type Field =
  | 'price'
  | 'title'
  | 'address'
  | 'town'
  | 'state'
  | 'bedrooms'
  | 'bathrooms'
  | 'parking'
  | 'type'
  | 'status'
  | 'description'
  | 'reference'
  | 'posted'
  | 'size'
  | 'serviceCharge'
  | 'cautionFee'
  | 'agencyFee'
  | 'legalFee';

const NAMES: Record<Field, string[]> = {
  price: ['price', 'price_raw', 'amount', 'asking_price', 'rent', 'price_naira'],
  title: ['title', 'name', 'headline'],
  address: ['address', 'spec_location', 'full_address', 'street'],
  town: ['town', 'location', 'area', 'neighbourhood', 'neighborhood', 'city', 'locality'],
  state: ['state'],
  bedrooms: ['bedrooms', 'beds', 'bedroom', 'bed'],
  bathrooms: ['bathrooms', 'baths', 'bathroom', 'bath'],
  parking: ['parking_space', 'parking', 'parking_spaces', 'car_parks'],
  type: ['property_type', 'type', 'category'],
  status: ['status', 'listing_type', 'purpose', 'for'],
  description: ['description', 'details', 'text'],
  reference: ['listing_url', 'url', 'link', 'reference', 'ref', 'id', 'listing_id'],
  posted: ['post_date', 'date', 'posted', 'date_added', 'added', 'created_at'],
  serviceCharge: ['service_charge'],
  cautionFee: ['caution_fee', 'caution', 'caution_deposit', 'refundable_deposit'],
  agencyFee: ['agency_fee', 'agency'],
  legalFee: ['legal_fee', 'legal', 'agreement_fee'],
  size: ['area_sqm', 'size', 'sqm', 'area_size', 'size_sqm', 'land_size'],
};

export type HeaderMap = { columns: Partial<Record<Field, string>>; flags: string[] };

/** A file whose columns cannot be understood; the message tells what was found and what is needed. */
export class HeaderError extends Error {
  override readonly name = 'HeaderError';
}

/**
 * Finds out what each column means by its name. Columns that mean nothing to us and hold only
 * true or nothing are features ('Swimming Pool').
 * @throws HeaderError when there is no price or no place among them.
 */
export function mapHeader(header: string[], sample: Record<string, string>[]): HeaderMap {
  const byName = new Map(header.map((name) => [simple(name), name]));
  const columns: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(NAMES) as Field[]) {
    const known = NAMES[field].map((name) => byName.get(name)).find((name) => name !== undefined);
    if (known !== undefined) columns[field] = known;
  }
  const missing = [
    ...(columns.price === undefined ? ['a price'] : []),
    ...(columns.address === undefined && columns.town === undefined
      ? ['a place (address, town or location)']
      : []),
  ];
  if (missing.length > 0) {
    const found = header
      .filter((name) => name.trim() !== '')
      .slice(0, 12)
      .join(', ');
    throw new HeaderError(
      `No column for ${missing.join(' and ')} in this file. Its columns are: ${found || '(none)'}`,
    );
  }
  const used = new Set(Object.values(columns));
  const isFlag = (name: string) =>
    sample.some((row) => isTrue(row[name] ?? '')) &&
    sample.every(
      (row) =>
        (row[name] ?? '') === '' || isTrue(row[name] ?? '') || /^false$/i.test(row[name] ?? ''),
    );
  return {
    columns,
    flags: header.filter((name) => name !== '' && !used.has(name) && isFlag(name)),
  };
}

export function isTrue(cell: string): boolean {
  return /^(true|yes)$/i.test(cell.trim());
}

function simple(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}
