import { readTypeWord } from '../../listing-text/read-type';
import { findMentions } from '../../places/find-mentions';
import { areMost } from './columns-by-cells';
import { simple } from './header-units';
import type { Table } from './table';

type Rows = Table['rows'];

/** Columns that hold titles or something else: the people of a list, the flats of a building. */
const OF_PEOPLE = new Set(['name']);
const OF_FLATS = new Set(['apartment', 'flat', 'unit_name']);
/** Beside it a name is mostly that of whoever is called. */
const CONTACT = /(?:^|_)(?:phones?|mobile|tel|telephone|gsm|whats_?app|e?_?mail)(?:_|$)/;
/** So many names of homes say nothing of what they are: 'The Sanctuary'. */
const SOME = 0.3;

const ROOMS =
  /\b\d{1,2}[\s-]*(?:bed|bdr|br\b)|\b(?:bed\s?sitter|self[\s-]?con\w*|(?:bed)?rooms?)\b/i;
const HOME =
  /\b(?:courts?|estates?|gardens?|villas?|houses?|homes?|residences?|towers?|plaza|lodge|heights|suites?|hotel|hostel|block|lofts?|haven|stay|city|park|phase|scheme|layout|valley|view|mews|manor|resort|square|place)\b/i;
/** 'Tee Homes Ltd', 'Harmony Realtors': who lists it. */
const COMPANY =
  /\b(?:realtors?|realty|propert(?:y|ies)|consult\w*|agency|agents?|ltd|limited|plc|enterprises?|ventures?|invest\w*|associates|partners|& co)\b/i;
/** 'Flat 3', 'A1', 'Block B Flat 2': one of a building. */
const NUMBER =
  /^(?:(?:unit|flat|block|apt|apartment|no|room|house|suite|wing|tower|floor)?\.?\s*(?:[a-z]?-?\d{1,4}[a-z]?|[a-z])(?:[\s,/-]+|$))+$/i;

const namesKind = (cell: string): boolean => ROOMS.test(cell) || readTypeWord(cell) !== null;
const namesHome = (cell: string): boolean =>
  !COMPANY.test(cell) && (HOME.test(cell) || namesKind(cell));
const namesPlace = (cell: string): boolean => findMentions(cell).length > 0;

/**
 * Whether a column that is called like one of titles holds none: 'Name' with people, whose names are not
 * published, and 'Apartment' with numbers.
 */
export function isWithoutTitles(rows: Rows, name: string, names: readonly string[]): boolean {
  const written = simple(name);
  if (OF_FLATS.has(written))
    return areMost(rows, name, (cell) => NUMBER.test(cell)) || !tellHomes(rows, name);
  if (!OF_PEOPLE.has(written)) return false;
  if (names.some((other) => CONTACT.test(simple(other)))) return !areMost(rows, name, namesKind);
  // A header alone says nothing against it.
  return rows.length > 0 && !tellHomes(rows, name);
}

const tellHomes = (rows: Rows, name: string): boolean =>
  areMost(rows, name, namesHome, SOME) || areMost(rows, name, namesPlace);
