import { simple } from '../table/header-units';
import { BY_PRICE, type Table } from '../table/table';

/** What only a list of stays has: how many nights at least, and whether the whole home is let. */
const STAYS = [/^room_type$/, /^(?:min(?:imum)?_nights?|min(?:imum)?_stay|accommodates)$/];

/** A table out of a site of short stays, each row offered so where it says nothing else. Any other is as it was. */
export function ofShortLets(table: Table): Table {
  const isOfStays = STAYS.every((kind) => table.names.some((name) => kind.test(simple(name))));
  return isOfStays
    ? { ...table, rows: table.rows.map((row) => ({ ...row, [BY_PRICE]: 'shortlet' })) }
    : table;
}
