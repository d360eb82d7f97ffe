import { isOneTypo } from '../../places/is-one-typo';
import type { Field } from './column-names';
import type { HeaderUnits } from './header-units';

/** A column whose use nobody chose, as its name is read. */
export type OpenColumn = { name: string; simple: string; units: HeaderUnits };

/** Names that with one letter wrong are no other field's. */
const MISSPELLED: Partial<Record<Field, string>> = {
  title: 'title',
  address: 'address',
  town: 'location',
  state: 'state',
  price: 'price',
  description: 'description',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
};
/** Words of their own, one letter from such a name. */
const NO_TYPO = new Set(['estate', 'status']);

/** What a column is by one word of its name, where no name is known as it stands: 'Land location', 'Typ of house'. */
export const BY_WORD: readonly { field: Field; word: RegExp; never: RegExp }[] = [
  {
    field: 'type',
    word: /(?:^|_)(?:type|typ|kind|category|class|classification)(?:_|$)/,
    never: /deal|offer|transaction|payment|sale|rent|price|title|currency|document|listing/,
  },
  {
    field: 'availability',
    word: /(?:^|_)(?:vacant|vacancy|occupancy)(?:_|$)/,
    never: /date|from|since|price|rent|until|possession|max|certificate/,
  },
  { field: 'status', word: /(?:^|_)status(?:_|$)/, never: /title|document|payment|legal/ },
  {
    field: 'price',
    word: /(?:^|_)(?:price|rent|asking)(?:_|$)/,
    never:
      /present|current|passing|landlord|owner|net|old|former|original|previous|market|cost|bought|max|sqm|deposit|agency|legal|caution|service|commission|payment|period|basis|type|frequency|currency|unit|plan|date|status|_or_/,
  },
  { field: 'price', word: /^(?:pricengn|cost(?:_of_(?:rent|house|property))?)$/, never: /^$/ },
  // With no other, what is paid now; it is asked about.
  { field: 'price', word: /(?:present|current|passing)_rent/, never: /_or_/ },
  {
    field: 'town',
    word: /(?:^|_)(?:location|located|area|address|place|town|city|district|estate|neighbou?rhood|suburb)(?:_|$)/,
    never:
      /agent|office|contact|company|owner|landlord|client|customer|buyer|tenant|seller|vendor|billing|mail|web|url|type|kind|name|price|size/,
  },
];

/** The first column, of those nobody chose and nothing uses, whose name has a word in it. */
export function byWord(
  columns: Partial<Record<Field, string>>,
  open: readonly OpenColumn[],
  word: RegExp,
  isNoneOfIt: (name: string) => boolean,
): string | undefined {
  const used = new Set(Object.values(columns));
  return open.find(
    ({ name, simple: written, units }) =>
      !used.has(name) && units.area === null && word.test(written) && !isNoneOfIt(name),
  )?.name;
}

/** The column whose name is a field's with one typo in it: 'Prise', 'Adress', 'Locaton'. */
export function misspelled(
  field: Field,
  open: readonly { name: string; simple: string }[],
): string | undefined {
  const known = MISSPELLED[field];
  if (known === undefined) return undefined;
  return open.find(({ simple: name }) => !NO_TYPO.has(name) && isOneTypo(name, known, false))?.name;
}
