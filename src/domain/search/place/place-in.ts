import { ROAD_WORDS } from '../../road-words';

/** What a name may consist of beside words that nobody knows. */
const NAMED_SO =
  'estate|garden|court|quarter|village|city|town|island|layout|phase|block|zone|junction|bus|stop|park|market|school|church|gra|hospital|plaza|mall|house|cantonment|barrack|poly|polytechnic|secretariat|stadium|beach|tower|along|bridge|extension|university|uni|campus|gate|axis';
/** Greetings, thanks and all else around what is looked for, and of no place; before 'Avenue' it may be of one. */
const SAID_AROUND = [
  String.raw`hello|hi|hey|good\s+(?:morning|afternoon|evening|day)|thanks?(?:\s+you)?|sir|ma|boss|bro|dear|kindly|please|pls|plz|abeg|help|give|show|make`,
  String.raw`need(?:s|ed)?|wants?|wan|wanted|require[sd]?|requests?|looking|look|searching|search|find|get|dey|wey|how\s+much|wetin|cheap(?:est)?|affordable|decent`,
  String.raw`nice|fine|clean|neat|good|big|small|large|sharp|simple|standard|executive|newly[\s-]?built|brand[\s-]new|luxury|spacious|modern|beautiful|urgent(?:ly)?`,
  String.raw`immediately|now|this\s+month|ready\s+to\s+move(?:\s+in)?|shared|anywhere|somewhere|available|properties|property|accommodations?|homes?`,
  String.raw`places?\s+to\s+(?:stay|live)|space|lodge|budget|price|asap|direct(?:ly)?|landlords?|owners?|no\s+agents?`,
  String.raw`pets?(?:\s+(?:friendly|allowed))?|students?|christians?|muslims?|(?:fe)?males?|ladies|lady|girls?|boys?|bachelors?|clients?|locations?|oga|only`,
  String.raw`distress(?:ed)?|pay(?:ment|ing)?|instal+ments?|weekends?|buildings?|(?:\d+\s+)?units?|\d+\s+(?:days?|months?|years?)`,
  String.raw`(?:max(?:imum)?\s+)?\d+\s+(?:people|persons?|guests?|tenants?|occupants?|families)|couples?|singles?|family(?:\s+of\s+\d+)?|workers?`,
  String.raw`24\s*(?:\/\s*7|hrs?|hours?)(?:\s+(?:light|power|electricity))?|(?:constant|steady)\s+(?:light|power|electricity)|band\s+a|(?:up|down)stairs`,
  String.raw`(?:ground|top|first)\s+floor|year|annum`,
].join('|');
const AROUND = new RegExp(
  String.raw`(?<![-'’])\b(?:(?:i|we|me|my|am|una|have|has|got|do|be|any|some|is|very|a|an|the|for|of|to|per)\b|(?:${SAID_AROUND})\b(?!\s+(?:${NAMED_SO}|${[...ROAD_WORDS].join('|')})\b))`,
  'gi',
);
/** 'Within 5 km of', '10 minutes drive from': the place is what follows. */
const FAR =
  /\b(?:(?:under|less\s+than|about)\s+)?\d+(?:\.\d+)?(?:\s*(?:-|to)\s*\d+)?\s?(?:km|kilomet(?:re|er)s?|mins?|minutes?|met(?:re|er)s?)\b(?:\s+(?:drive|walk))?(?:\s+(?:of|from|to|away))*/gi;
/** Where in a place the home stands, of none: 'in a gated estate'. */
const SETTING =
  /\b(?:(?:in|inside|within)\s+)?(?:an?\s+)?(?:own|(?:gated|secured?|serene|quiet|safe|good|nice|cool|mini)(?:\s+and\s+\w+)?)\s+(?:estate|area|environment|compound|neighbou?rhood)\b|\b(?:in|inside|within)\s+(?:an?\s+)?(?:estate|compound)\b/gi;
const NEAR = String.raw`(?:very\s+)?close\s+to|not\s+far\s+from|along`;
/** Behind these stands what a place lies beside. */
const ASIDE = 'beside|behind|opp(?:osite)?|facing|after|before|outside|off|by';
/** What leads to a place. */
const LEAD = String.raw`in|at|around|near|within|inside|from|${NEAR}|${ASIDE}`;
const LEADS = new RegExp(String.raw`\b(?:(?<aside>${ASIDE})|${LEAD})\s+`, 'i');
const LEADS_ON = new RegExp(String.raw`\s(?:in|at|around|near|${NEAR})\s`, 'i');
const JOINS = `on|with|and|or|for|of|to|${LEAD}`;
const ENDS = new RegExp(String.raw`^(?:\W|\b(?:${JOINS})\b)+|(?:\W|\b(?:${JOINS})\b)+$`, 'gi');
const OF_NAMES = new RegExp(
  String.raw`\d|\b(?:(?:${NAMED_SO})s?|${[...ROAD_WORDS].join('|')})\b`,
  'i',
);

/** Whether a text names known places and no more. */
export type IsPlace = (text: string) => boolean;

/** Whether words lead to a place: 'in', 'close to'. */
export const leadsToPlace = (sentence: string): boolean => LEADS_ON.test(` ${sentence}`);

/** The same where no address stands before: 'near Unilag', but not '12 Allen Avenue near Opebi'. */
export const isLedTo = (sentence: string): boolean =>
  leadsToPlace(sentence) && !OF_NAMES.test(` ${sentence}`.split(LEADS_ON)[0] ?? '');

/** Where a sentence says that it is, without what leads to it: of 'I need a … in Lagos' it is 'Lagos'. */
export function placeIn(sentence: string, isPlace: IsPlace): string {
  const text = sentence.replace(SETTING, ' ');
  const lead = LEADS.exec(text);
  const behind = lead === null ? '' : text.slice(lead.index + lead[0].length);
  if (!/\p{L}/u.test(behind)) return plain(text, isPlace);
  const place = plain(behind.replace(LEADS, ', '), isPlace);
  const before = plain(text.slice(0, lead?.index), isPlace);
  // 'Yaba near bus stop', 'Ikota by VGC': known is what stands before.
  const isBefore = isPlace(before) && (!isPlace(place) || lead?.groups?.['aside'] !== undefined);
  if (place === '' || isBefore) return before;
  // 'Toyin Street off Allen Avenue' is both.
  return lead?.groups?.['aside'] !== undefined && OF_NAMES.test(before)
    ? `${before}, ${place}`
    : place;
}

function plain(text: string, isPlace: IsPlace): string {
  const whole = trimmed(text.replace(FAR, ' ').replace(/\bv[\s./]+i\b\.?/gi, 'VI'));
  const left = trimmed(
    whole.replace(/(?<=\b(?:phase|ph|scheme)\s)i\b/gi, '1').replace(AROUND, ' '),
  );
  if (left === '' || isPlace(left)) return left;
  // A name of words that are otherwise said around one.
  return isPlace(whole) ? whole : (placeAtStart(left, isPlace) ?? left);
}

const trimmed = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/\s+,/g, ',').replace(ENDS, '').trim();

/** The same without what it says that the home has: 'Yaba with big compound', 'with BQ Lekki'. */
export function withoutClause(sentence: string, isPlace: IsPlace): string {
  const [clause = '', said = ''] = CLAUSE.exec(sentence) ?? [];
  if (clause === '') return sentence;
  const left = sentence.replace(clause, ' ');
  const where = placeIn(left, isPlace);
  if (isPlace(where)) return left;
  // 'Executive duplex with pool Lekki': known is what stands behind, and where nothing is, 'with pool Gbawenko' names one.
  const isName = where === '' && /^;(?!\s*(?:and\b|[,&+]))/.test(said);
  return placeAtEnd(said, isPlace) ?? (isName ? `${left} ${said}` : left);
}

/** Whether a sentence says what a home has or lacks. */
export const hasClause = (sentence: string): boolean => CLAUSE.test(sentence);

const CLAUSE = new RegExp(
  String.raw`\b(?:with|without|having|wey\s+(?:get|has?))\b(.*?)(?=\s+(?:${LEAD}|for)\s|$)`,
  'i',
);

/** The known place that words end with: of 'big compound Yaba' it is Yaba. */
export function placeAtEnd(words: string, isPlace: IsPlace): string | undefined {
  const each = words.trim().split(/\s+/);
  const ends = each.map((_, from) => each.slice(from).join(' '));
  return ends.find((end) => isPlace(end.replace(ENDS, '')));
}

/** The known place before words that belong to no name: of 'Yaba very clean pls' it is Yaba, of 'Ajao Estate' none. */
function placeAtStart(words: string, isPlace: IsPlace): string | undefined {
  const each = words.split(' ');
  const start = each
    .map((_, at) => each.slice(0, each.length - at).join(' '))
    .find((part) => isPlace(part));
  if (start === undefined) return undefined;
  const rest = words.slice(start.length);
  const isOfName = OF_NAMES.test(rest) || placeAtEnd(rest, isPlace) !== undefined;
  return isOfName ? undefined : trimmed(start);
}
