const HOUSE =
  /^\s*(?:(?:no|number|plot|block|blk|flat|house|hse|suite|shop|unit|km)\b\.?\s*)?\d+[a-z]?(?:\s*[-/]\s*\d+[a-z]?)?(?:\s*,\s*|\s+)(?=\S)/i;

/** The numbers an address begins with, and what follows: 'Block 5, Flat 3b, ' and 'Ogui Road'. */
export function splitHouse(address: string): { house: string; rest: string } {
  let rest = address;
  for (let found = HOUSE.exec(rest); found !== null; found = HOUSE.exec(rest))
    rest = rest.slice(found[0].length);
  return { house: address.slice(0, address.length - rest.length), rest };
}
