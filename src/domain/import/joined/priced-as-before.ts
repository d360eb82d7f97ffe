import { simple } from '../table/header-units';
import { PRICED_AS_BEFORE, type Table } from '../table/table';

const NEW = /^(?:new|current|discounted|reduced|revised)_price$/;
const OLD = /^(?:old|former|previous|original|initial|was)_price$/;
/** An empty cell, as some write it. */
const NOTHING = /^(?:[-–—.]+|n\/?a|nil|none|0)?$/i;

/**
 * A table in which a row without a 'New price' has its 'Old price', and says so: nobody wrote another one,
 * or forgot to. Any other table is as it was.
 */
export function withOldPrices(table: Table): Table {
  const [now, before] = [NEW, OLD].map((kind) =>
    table.names.find((name) => kind.test(simple(name))),
  );
  if (now === undefined || before === undefined) return table;
  const rows = table.rows.map((row) => {
    const [newer, older] = [row[now] ?? '', row[before] ?? ''];
    const isOlder = NOTHING.test(newer.trim()) && !NOTHING.test(older.trim());
    return isOlder ? { ...row, [now]: older, [PRICED_AS_BEFORE]: before } : row;
  });
  return { ...table, rows };
}
