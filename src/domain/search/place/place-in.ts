/** Words around what is looked for, and of no place. */
const AROUND =
  /\b(?:i|we|me|my|am|need|needs|wants?|looking|look|searching|search|find|get|please|pls|abeg|wey|dey|cheap|affordable|decent|nice|clean|neat|good|newly[\s-]?built|brand[\s-]new|luxury|spacious|modern|beautiful|urgent(?:ly)?|any|some|shared|anywhere|somewhere|available|properties|property|homes?|budget|is|very|asap|(?:up|down)stairs|(?:ground|top)\s+floor|no\s+agents?|a|an|the|for|of|to|per|year|annum)\b/gi;
/** 'Within 5 km of', '10 minutes drive from': the place is what follows. */
const FAR =
  /\b\d+(?:\.\d+)?\s?(?:km|kilomet(?:re|er)s?|mins?|minutes?)\b(?:\s+(?:drive|walk))?(?:\s+(?:of|from|to))?/gi;
/** What leads to a place. */
const LEADS = /\b(?:in|at|around|near|within|inside)\s+/i;
const ENDS =
  /^(?:\W|\b(?:in|at|on|around|near|with|and|or|for|of)\b)+|(?:\W|\b(?:in|at|around|near|with|and|or|for|of)\b)+$/gi;

/** Whether a text names known places and no more. */
export type IsPlace = (text: string) => boolean;

/** Where a sentence says that it is, without what leads to it: of 'I need a … in Lagos' it is 'Lagos'. */
export function placeIn(sentence: string, isPlace: IsPlace): string {
  const lead = LEADS.exec(sentence);
  const behind = lead === null ? '' : sentence.slice(lead.index + lead[0].length);
  if (!/\p{L}/u.test(behind)) return plain(sentence);
  const place = plain(behind.replace(LEADS, ', '));
  // 'Yaba near bus stop': known is what stands before.
  const before = plain(sentence.slice(0, lead?.index));
  return isPlace(before) && !isPlace(place) ? before : place;
}

const plain = (text: string): string =>
  text
    .replace(FAR, ' ')
    .replace(AROUND, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(ENDS, '')
    .trim();

/** The same without what it says that the home has: 'Yaba with big compound', 'with BQ Lekki'. */
export function withoutClause(sentence: string, isPlace: IsPlace): string {
  const [clause = '', said = ''] = CLAUSE.exec(sentence) ?? [];
  if (clause === '') return sentence;
  const left = sentence.replace(clause, ' ');
  const where = placeIn(left, isPlace);
  if (isPlace(where)) return left;
  // 'Executive duplex with pool Lekki': known is what stands behind.
  return placeAtEnd(said, isPlace) ?? (where === '' ? `${left} ${said}` : left);
}

/** Whether a sentence says what a home has or lacks. */
export const hasClause = (sentence: string): boolean => CLAUSE.test(sentence);

const CLAUSE = /\b(?:with|without|having)\b(.*?)(?=\s+(?:in|at|around|near|within|inside)\s|$)/i;

/** The known place that words end with: of 'big compound Yaba' it is Yaba. */
function placeAtEnd(words: string, isPlace: IsPlace): string | undefined {
  const each = words.trim().split(/\s+/);
  const ends = each.map((_, from) => each.slice(from).join(' '));
  return ends.find((end) => isPlace(plain(end)));
}
