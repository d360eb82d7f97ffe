const STREET =
  'street|str|st|road|rd|avenue|ave|close|cl|crescent|cresc|cres|lane|drive|dr|way|boulevard|blvd|court|terrace|expressway|highway|bye?-?pass';
/** '7 Bode Thomas', 'No. 12b', 'Flat 3', 'Block C', 'Plot 1012'. */
const HOUSE =
  /^\W*(?:(?:no|nos|number)\b\.?\s*\w|(?:plot|block|blk|flat|house|suite|shop|unit|km|kilomet(?:re|er))\b\.?\s*(?:\d|[a-z]\b)|\d)/i;
/** 'Bode Thomas Street', 'Off Admiralty Way'. */
const ON_STREET = new RegExp(`\\b(?:${STREET})\\b\\.?\\s*$`, 'i');
/** The same with the area right behind it, without a comma. */
const TO_STREET = new RegExp(`^.*\\b(?:${STREET})\\b\\.?\\s+(?=\\S)`, 'i');
/** A part that is a number of something alone. */
const NO_STREET =
  /^\W*(?:plot|block|blk|flat|house|suite|shop|unit|km|kilomet(?:re|er))\b\.?\s*\w{1,4}$/i;
const NUMBER = /^\W*(?:(?:no|nos|number)\b\.?\s*)?\d+\w?\b[\s,.-]*/i;

/**
 * The part of an address that says about where a home is, without house and street: of '7 Bode Thomas
 * Street, Surulere, Lagos' it is 'Surulere, Lagos'. Empty where the address says no more than its street.
 */
export function areaOfAddress(address: string): string {
  const parts = partsOf(address);
  const areas = parts.filter((part) => !isExact(part));
  if (areas.length > 0) return areas.join(', ');
  const behind = parts.flatMap((part) =>
    TO_STREET.test(part) ? [part.replace(TO_STREET, '')] : [],
  );
  const last = behind.at(-1) ?? parts.at(-1)?.replace(NUMBER, '') ?? '';
  return isExact(last) ? '' : last;
}

/** Whether a text names the street of an address, as a title may. */
export function namesStreetOf(address: string, text: string): boolean {
  return streetNamedIn(address, text) !== null;
}

/** The street of an address as a text names it, with its house where that stands before it; null where it does not. */
export function streetNamedIn(address: string, text: string): string | null {
  const found = streetsOf(address)
    .map((street) => namedAs(street).exec(text)?.groups?.['named'])
    .find((named) => named !== undefined);
  return found?.trim() ?? null;
}

/** A text without the house and street of an address, and the word that leads to them: 'at 12 Admiralty Way'. */
export function withoutStreet(address: string, text: string): string {
  return streetsOf(address)
    .reduce((left, street) => left.replaceAll(namedAs(street), ''), text)
    .replace(/[^\S\n]+([.,;])/g, '$1')
    .replace(/^[\s,;.]+/, '');
}

/** Street by street, without numbers; 'Flat 3' alone is no street, and '3 bedroom flat 3 toilets' does not name it. */
const streetsOf = (address: string): string[] =>
  partsOf(address)
    .filter((part) => isExact(part) && !NO_STREET.test(part))
    .map((part) => part.replace(NUMBER, ''))
    // '12 Admiralty Way Lekki Phase 1': what stands behind the street is its area.
    .map((street) => (TO_STREET.exec(street)?.[0] ?? street).trim())
    .filter((street) => street !== '');

function namedAs(street: string): RegExp {
  const words = street.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(
    `(?:[,;]?\\s*\\b(?:(?:located|situated)\\s+)?(?:at|on|in|along|off|by)\\b\\s*)?(?<named>(?:\\b(?:no|number)\\b\\.?\\s*)?(?:\\b\\d+\\w?[\\s,.-]*)?\\b${words})(?![\\p{L}\\d])`,
    'giu',
  );
}

const isExact = (part: string): boolean => HOUSE.test(part) || ON_STREET.test(part);

const partsOf = (address: string): string[] =>
  address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
