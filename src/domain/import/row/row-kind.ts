import { type Found, SURE } from '../../listing-text/found';
import { type ReadType, readTypeWord } from '../../listing-text/read-type';
import type { Doubt } from '../doubt';

type RowKind = Pick<ReadType, 'type' | 'category'> & {
  doubts: Doubt[];
  /** No word says what it is: it was taken for what rooms usually are. */
  isAssumed?: true;
};

/**
 * The type and category of a row: its column's word decides, then its title and description; rooms
 * without a word are a flat, as adverts leave it unsaid. Null when nothing says.
 */
export function rowKind(row: {
  column: string;
  title: string;
  /** The heading above it, where that names a kind: 'LAND FOR SALE'. */
  heading: string;
  text: Found<ReadType> | null;
  /** Its status says so, or it is offered for a joint venture, which is built on. */
  isLand: boolean;
  isCommercial: boolean;
  bedrooms: number | null;
}): RowKind | null {
  const column = readTypeWord(CODES[row.column.trim().toLowerCase()] ?? row.column)?.value ?? null;
  const read = row.text !== null && row.text.confidence >= SURE - 0.1 ? row.text.value : null;
  const said = isCloser(read, column, row) ? read : column;
  const kind =
    said ??
    read ??
    (row.bedrooms === null ? readTypeWord(row.heading)?.value : null) ??
    (row.isLand ? LAND : null);
  if (kind === null && ONE_ROOM.test(row.column))
    return {
      type: 'Studio',
      category: 'Residential',
      doubts: [
        {
          kind: 'type nearest',
          text: `'${row.column}' is none of our types: filed under Studio`,
        },
      ],
    };
  const commercialSpace = row.isCommercial || /commercial/i.test(row.column);
  if (kind === null) {
    if (commercialSpace)
      return {
        type: 'Office Space',
        category: 'Commercial',
        doubts: [
          {
            kind: 'commercial type unsaid',
            text: 'What kind of commercial space it is is not said: filed as Office Space',
          },
        ],
      };
    if (row.bedrooms === null) return null;
    const words = row.column || (BUILDING.exec(row.title)?.[0] ?? '');
    const doubts: Doubt[] =
      words === ''
        ? []
        : [{ kind: 'type nearest', text: `'${words}' is none of our types: filed under Flat` }];
    return { type: 'Flat', category: 'Residential', doubts, isAssumed: true };
  }
  if (commercialSpace && kind.type === 'Land')
    return { type: 'Commercial Land', category: 'Commercial', doubts: [] };
  if (commercialSpace && said === null && kind.category === 'Residential')
    return {
      type: 'Office Space',
      category: 'Commercial',
      doubts: [
        {
          kind: 'commercial type unsaid',
          text: `A ${kind.type.toLowerCase()} for commercial use: filed as Office Space`,
        },
      ],
    };
  return {
    type: kind.type,
    category: kind.category,
    doubts: [...doubtsOf(said, read, row), ...roomsDoubt(kind.type, row.bedrooms)],
  };
}

/** 'Commercial property in Ikeja': what kind of space it is, is asked. */
const COMMERCIAL =
  /^\W*(?:(?:prime|strategic(?:ally located)?|massive|spacious|standard|choice|large|big|new(?:ly built)?)\s+)?(?:mixed[\s-]*use|commercial)\s+(?:propert(?:y|ies)|premises|buildings?|spaces?|houses?|complex|development)\b/i;

/** Whether a row's status or its words say that it is commercial space, of whatever kind. */
export const saysCommercial = (status: string, words: string): boolean =>
  /commercial|corporate/.test(status) || COMMERCIAL.test(words);

/** What agents write into a narrow column. */
const CODES: Readonly<Record<string, string>> = {
  't/duplex': 'terrace',
  't/d': 'terrace',
  'terr.': 'terrace',
  terr: 'terrace',
  's/duplex': 'semi detached',
  's/d': 'semi detached',
  sd: 'semi detached',
  semi: 'semi detached',
  'semi d': 'semi detached',
  'semi-d': 'semi detached',
  'row house': 'terrace',
  'd/duplex': 'detached',
  'f/d': 'detached',
  fd: 'detached',
  det: 'detached',
  'det.': 'detached',
  's/c': 'self contain',
  sc: 'self contain',
  ph: 'penthouse',
  bung: 'bungalow',
  'bung.': 'bungalow',
  off: 'office',
  'off.': 'office',
  mini: 'mini flat',
};
/** Any house with its own roof, and any home with two floors. */
const COARSE =
  /^\W*(?:\d{1,2}[\s-]*bed(?:room)?s?\s+)?(?:residential\s*)?(?:houses?|homes?|buildings?|duplex(?:es)?|(?:houses?|homes?|flats?)\s*(?:\/|&|and|,)\s*apartments?|apartments?\s*(?:\/|&|and|,)\s*(?:houses?|homes?|flats?))(?:\s+(?:for\s+(?:sale|rent|lease)|to\s+let))?\W*$/i;
/** 'Houses & Apartments', as portals sort them: it may be either. */
const EITHER =
  /\b(?:houses?|homes?)\s*(?:\/|&|and|,)\s*apartments?\b|\bapartments?\s*(?:\/|&|and|,)\s*(?:houses?|homes?)\b/i;

/** What a column of types says beside the title of which home it is. */
export const withoutEither = (column: string): string => column.replace(EITHER, ' ').trim();

/** What is no flat, as rooms without a word are. */
const BUILDING =
  /\b(?:uncompleted (?:\w+ )?building|building|\d\s*store?y|stor(?:e?y|ies) building|store?y property|uncompleted|carcass)\b/i;
/** A house, and not which. */
const HOUSE = /^\W*(?:\d{1,2}[\s-]*bed(?:room)?s?\s+)?(?:houses?|homes?)(?:\s+for\s+\w+)?\W*$/i;
/** 'One room (shared toilet)', '4 in a room', 'BQ', 'Face me I face you': one room, for which we have no type of its own. */
const ONE_ROOM =
  /^\W*(?:(?:one|1|single|a)\s+)?(?:room\b(?!\s*(?:&|and|n)\s*parlo)|bq\b|boys?['’]?s?\s*(?:quarters?|qtrs?))|\b\d\s*(?:man|in a)\s*room\b|\bface[\s-]*me[\s,-]*i[\s-]*face[\s-]*you\b|^\W*flat\s?share\W*$/i;

/** 'House' in the column and '4 bedroom terrace' in the title: the title says which house it is. */
function isCloser(
  read: ReadType | null,
  column: ReadType | null,
  row: { column: string; text: Found<ReadType> | null },
): boolean {
  return (
    read !== null &&
    column !== null &&
    COARSE.test(row.column) &&
    read.category === column.category &&
    !read.type.endsWith('Land') &&
    row.text !== null &&
    row.text.confidence >= IN_TITLE
  );
}
/** What is read in a title is surer than what stands in a description. */
const IN_TITLE = 0.95;

/** 'Self contain', and three bedrooms. */
function roomsDoubt(type: string, bedrooms: number | null): Doubt[] {
  if (type !== 'Studio' || bedrooms === null || bedrooms < 2) return [];
  return [{ kind: 'type differs', text: `A studio is one room, and it has ${bedrooms} bedrooms` }];
}

const LAND: ReadType = { type: 'Land', category: 'Residential', isNearest: false };

function doubtsOf(
  said: ReadType | null,
  read: ReadType | null,
  { text, column }: { text: Found<ReadType> | null; column: string },
): Doubt[] {
  if ((said ?? read)?.isNearest)
    return [
      {
        kind: 'type nearest',
        text: `'${said === null ? text?.words : column}' is none of our types: filed under ${(said ?? read)?.type}`,
      },
    ];
  if (said !== null && read === null && EITHER.test(column))
    return [
      {
        kind: 'type nearest',
        text: `'${column}' may be a house or an apartment: filed under ${said.type}`,
      },
    ];
  const isHouse = HOUSE.test(said === null ? (text?.words ?? '') : column);
  const isToldWhich = read !== null && !HOUSE.test(text?.words ?? '');
  if (isHouse && !isToldWhich && (said ?? read)?.type === 'Detached')
    return [
      {
        kind: 'type nearest',
        text: "A 'house' may be a terrace or semi detached: filed under Detached",
      },
    ];
  if (said === null || read === null || said.type === read.type) return [];
  const areLand = [said, read].map(({ type }) => type.endsWith('Land'));
  // 'Commercial land' in the column, 'land' in the words: one is the other, said more closely.
  if (areLand.every(Boolean)) return [];
  const isOther = said.category !== read.category || areLand[0] !== areLand[1];
  return isOther
    ? [
        {
          kind: 'type differs',
          text: `The file's column says ${said.type}, its text '${text?.words}'`,
        },
      ]
    : [];
}
