const STREET =
  'street|str|st|road|rd|avenue|ave|close|cl|crescent|cresc|cres|lane|drive|dr|way|boulevard|blvd|court|terrace|expressway|highway|bye?-?pass';
/** '7 Bode Thomas', 'No. 12b', 'Flat 3', 'Block C', 'Plot 1012'. */
const HOUSE =
  /^\W*(?:(?:no|nos|number)\b\.?\s*\w|(?:plot|block|blk|flat|house|suite|shop|unit|km|kilomet(?:re|er))\b\.?\s*(?:\d|[a-z]\b)|\d)/i;
/** 'Bode Thomas Street', 'Off Admiralty Way'. */
const ON_STREET = new RegExp(`\\b(?:${STREET})\\b\\.?\\s*$`, 'i');
/** The same with the area right behind it, without a comma. */
const TO_STREET = new RegExp(`^.*\\b(?:${STREET})\\b\\.?\\s+(?=\\S)`, 'i');
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
  const streets = partsOf(address)
    .filter(isExact)
    .map((part) => part.replace(NUMBER, '').toLowerCase());
  return streets.some((street) => street !== '' && text.toLowerCase().includes(street));
}

const isExact = (part: string): boolean => HOUSE.test(part) || ON_STREET.test(part);

const partsOf = (address: string): string[] =>
  address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
