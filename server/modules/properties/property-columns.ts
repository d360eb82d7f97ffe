import type { ColumnOf, PropertyContent } from '../../../src/contract/listing/listing-fields';
import { fuzzedPoint } from '../../../src/domain/property/fuzzed-point';
import { areaOfAddress, namesStreetOf } from '../../../src/domain/property/area-of-address';
import { propertyTitle } from '../../../src/domain/property/form/property-title';
import { stateOf } from '../../../src/domain/property/state-of';
import { searchText } from '../../../src/domain/search/search-text';
import { FIELD_COLUMNS, MADE_COLUMNS, type MadeValues } from '../../db/schema/property-tables';

/** The columns an owner's content fills, with their SQL types. */
export const CONTENT_COLUMNS = [
  ...FIELD_COLUMNS.map(({ name, column }) => ({ name, type: column.type })),
  ...namesOf(MADE_COLUMNS).map((name) => ({ name, type: MADE_COLUMNS[name].type })),
];

/** What the columns of a listing's content hold. */
export type ContentValues = ColumnOf & MadeValues;

/** The values of CONTENT_COLUMNS. */
export function contentValues(content: PropertyContent): ContentValues {
  const shown = shownContent(content);
  const own = FIELD_COLUMNS.map(({ key, name }) => [name, shown[key]]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the types that ColumnOf says, as the same table of fields names the columns
  return { ...(Object.fromEntries(own) as ColumnOf), ...madeValues(content, shown) };
}

/** The content as everybody may read it: of a home that is shown only about, without house and street. */
function shownContent(content: PropertyContent): PropertyContent {
  const address = content.approximateLocation
    ? areaOfAddress(content.address) || (stateOf(content) ?? 'Nigeria')
    : content.address;
  const tells = content.approximateLocation && namesStreetOf(content.address, content.title);
  const title =
    content.title === '' || tells ? propertyTitle({ ...content, address }) : content.title;
  return { ...content, address, title };
}

function madeValues(content: PropertyContent, shown: PropertyContent): MadeValues {
  const exact = content.approximateLocation ? content.location : null;
  const point = exact === null ? content.location : fuzzedPoint(exact, Math.random);
  return {
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    exact_lat: exact?.lat ?? null,
    exact_lng: exact?.lng ?? null,
    exact_address: content.approximateLocation ? content.address : null,
    address_search: searchText(shown.address),
    text_search: searchText(`${shown.title} ${content.type} ${content.description}`),
    feature_search: searchText(` ${[...content.keyFeatures, ...content.amenities].join(' , ')} `),
    state: stateOf(content) ?? '',
  };
}

function namesOf<Columns extends object>(columns: Columns): (keyof Columns & string)[] {
  return Object.keys(columns).filter((name): name is keyof Columns & string =>
    Object.hasOwn(columns, name),
  );
}
