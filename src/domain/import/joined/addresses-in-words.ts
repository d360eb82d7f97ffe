import { isNumber, isObject, isText } from '../../checks';
import { areMost } from '../table/columns-by-cells';
import { simple } from '../table/header-units';
import type { Table } from '../table/table';
import { namesPosition, POSITION } from './one-position-column';

/** The city of an agent is not where the home is. */
const OF_PLACE = /^(?!.*(?:agent|office|owner|contact)).*(?:address|location|place|map)/;
const IN_BRACES = /^\s*\{\s*"/;

/**
 * A table whose addresses stand in the braces of a web site, '{"formatted": "12 Glover Road, Ikoyi"}', with
 * the words of each, and its position in a column of its own. Any other is as it was.
 */
export function withAddressesInWords(table: Table): Table {
  const column = table.names.find(
    (name) =>
      OF_PLACE.test(simple(name)) &&
      areMost(table.rows, name, (cell) => IN_BRACES.test(cell) && wordsIn(cell) !== ''),
  );
  if (column === undefined) return table;
  const isWithout = !namesPosition(table.names);
  return {
    ...table,
    names: isWithout ? [...table.names, POSITION] : table.names,
    rows: table.rows.map((row) => {
      const cell = row[column] ?? '';
      const isCoded = IN_BRACES.test(cell);
      return {
        ...row,
        [column]: isCoded ? wordsIn(cell) : cell,
        ...(isWithout ? { [POSITION]: isCoded ? positionIn(cell) : '' } : {}),
      };
    }),
  };
}

/** The words of an address; of a cell that was cut short what can be read of it. */
function wordsIn(cell: string): string {
  const address = entryIn(cell);
  if (address === null) return /"formatted"\s*:\s*"([^"\\]+)"/.exec(cell)?.[1] ?? '';
  const street = isObject(address.streetAddress) ? address.streetAddress : {};
  const whole = [address.formatted, address.formattedAddress].find(isText);
  return (
    whole ?? [textOf(street.number, street.name), textOf(address.city)].filter(Boolean).join(', ')
  );
}

function positionIn(cell: string): string {
  const address = entryIn(cell);
  const { location } = address ?? {};
  if (!isObject(location)) return '';
  const sides = [location.latitude ?? location.lat, location.longitude ?? location.lng];
  return sides.every(isNumber) ? sides.join(', ') : '';
}

function entryIn(cell: string): Record<string, unknown> | null {
  try {
    const entry: unknown = JSON.parse(cell);
    return isObject(entry) ? entry : null;
  } catch {
    return null;
  }
}

const textOf = (...parts: unknown[]): string => parts.filter(isText).join(' ').trim();
