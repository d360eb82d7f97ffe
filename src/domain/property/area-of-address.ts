const STREET =
  'street|str|st|road|rd|avenue|ave|close|cl|crescent|cresc|cres|lane|drive|dr|way|boulevard|blvd|court|terrace|expressway|highway|bye?-?pass';
const NUMBERED = 'hse|house|flat|apt|apartment|plot|block|blk|suite|shop|unit|km|kilomet(?:re|er)';
/** '7 Bode Thomas', 'No. 12b', 'Flat 3', 'Hse 12', 'House No. 5', 'Block C', 'Plot 1012'. */
const HOUSE = new RegExp(
  `^\\W*(?:(?:no|nos|number)\\b\\.?\\s*\\w|(?:${NUMBERED})\\b\\.?\\s*(?:(?:no|number)\\b\\.?\\s*)?(?:\\d|[a-z]\\b)|\\d)`,
  'i',
);
/** 'Duplex at 14B', 'Shop by number 3': a house further on. */
const HOUSE_WITHIN = new RegExp(
  `\\b(?:(?:at|off|on|by|no|nos|number)\\b\\.?\\s*|(?:${NUMBERED})\\b\\.?\\s*(?:(?:no|number)\\b\\.?\\s*)?)\\d`,
  'i',
);
/** 'Opposite GTBank', 'by Banex', 'off Freedom': what is beside it is as good as its house. */
const BESIDE =
  /^\W*(?:off|by|along|opp|opposite|beside|behind|facing|near|nearby|next|adjacent|adj|close\s+to|before|after|around|in\s+front)\b/i;
/** 'Close 5', 'Road 14': streets that have numbers for names. */
const NUMBERED_STREET = new RegExp(`^\\W*(?:${STREET})\\b\\.?\\s*(?:no\\b\\.?\\s*)?\\d`, 'i');
/** 'Bode Thomas Street', 'Off Admiralty Way', 'Aminu Kano Crescent (by Banex)'. */
const ON_STREET = new RegExp(`\\b(?:${STREET})\\b\\.?\\s*(?:\\(.*)?$`, 'i');
/** The same with the area right behind it, without a comma; 'Crown Court Estate' is none. */
const TO_STREET = new RegExp(
  `^.*[\\p{L}\\d.]\\s+(?:${STREET})\\b\\.?(?!\\s+(?:to|estate|gardens?|layout|village)\\b)[\\s-]+(?=[\\p{L}\\d(])`,
  'iu',
);
/** A part that is a number of something alone. */
const NO_STREET = new RegExp(
  `^\\W*(?:${NUMBERED})\\b\\.?\\s*(?:(?:no|number)\\b\\.?\\s*)?\\w{1,4}$`,
  'i',
);
const NUMBER = /^\W*(?:(?:no|nos|number)\b\.?\s*)?\d+\w?\b[\s,.-]*/i;
/** 'House No. 12 ', 'Off 5 ', 'Duplex at 14B ': what leads to the name of a street. */
const TO_NAME = new RegExp(
  `^(?:.*${HOUSE_WITHIN.source}\\w*[\\s,.-]*|\\W*(?:(?:off|along|by|on|at)\\b\\s*|(?:${NUMBERED})\\b\\.?\\s*(?:(?:no|number)\\b\\.?\\s*)?(?:\\d+\\w?|[a-z])\\b[\\s,.-]*|(?:no|nos|number)\\b\\.?\\s*\\d*\\w?\\b[\\s,.-]*|\\d+\\w?\\b[\\s,.-]*))+`,
  'i',
);

/**
 * The part of an address that says about where a home is, without house, street and what stands beside it: of '7
 * Bode Thomas Street, Surulere, Lagos' it is 'Surulere, Lagos'. Empty where the address says no more than that.
 */
export function areaOfAddress(address: string): string {
  const parts = partsOf(address);
  const areas = parts.map(areaOfPart).filter((area) => area !== '');
  if (areas.length > 0) return areas.join(', ');
  const last = parts.at(-1)?.replace(NUMBER, '') ?? '';
  return isExact(last) ? '' : last;
}

/** A part of an address from behind its street on: 'Ikeja' of '12 Allen Avenue in Ikeja'; '' where it has no more. */
function areaOfPart(part: string): string {
  const behind = part.replace(TO_STREET, '').replace(/^(?:in|at)\s+/i, '');
  return isExact(behind) ? '' : behind;
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
    .replace(/^[\s,;.]+|[\s,;]+$/g, '');
}

/** Street by street, without numbers; 'Flat 3' alone is no street, and '3 bedroom flat 3 toilets' does not name it. */
const streetsOf = (address: string): string[] =>
  partsOf(address)
    // '12 Admiralty Way Lekki Phase 1': what stands behind the street is its area.
    .map((part) => TO_STREET.exec(part)?.[0].trim() ?? part)
    .filter((part) => isExact(part) && !NO_STREET.test(part))
    .map((street) => street.replace(TO_NAME, '').trim() || street)
    .filter((street) => street !== '');

function namedAs(street: string): RegExp {
  const words = street.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(
    `(?:[,;]?\\s*\\b(?:(?:located|situated)\\s+)?(?:at|on|in|along|off|by)\\b\\s*)?(?<named>(?:\\b(?:no|number)\\b\\.?\\s*)?(?:\\b\\d+\\w?[\\s,.-]*)?\\b${words})(?![\\p{L}\\d])`,
    'giu',
  );
}

const isExact = (part: string): boolean =>
  [HOUSE, HOUSE_WITHIN, BESIDE, NUMBERED_STREET, ON_STREET].some((exact) => exact.test(part));

const partsOf = (address: string): string[] =>
  address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
