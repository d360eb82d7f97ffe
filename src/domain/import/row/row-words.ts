import { MAX_DESCRIPTION } from '../../../contract/listing/property-options';
import { takeContacts } from '../../advert/take-contacts';
import { takePhones } from '../../advert/take-phones';
import type { PriceUnit } from '../../listing-text/read-price';
import { clipText } from '../../format/clip-text';
import type { Field } from '../table/column-names';

const REMARKS =
  /^\s*(?:remarks?|comments?|notes?|payment(?: (?:plan|terms?))?|terms?|duration|tenure)\s*$/i;
const PAPER =
  /^\W*(?:(?:registered |global )?c\W{0,2}of\W{0,2}o|cofo|gov(?:ernor|t|'t)?\.?['’]?s?\.? consent|excision|gazette|deed(?: of assignment)?|r\W?of\W?o|(?:registered )?survey(?: plan)?|fcda|(?:family )?receipt)\W*$/i;

/** What remarks say, which nobody else is to read: only whether a home is gone is asked of them. */
export function remarksOf(row: Record<string, string>): string[] {
  return Object.keys(row).flatMap((name) => (REMARKS.test(name) ? (row[name] ?? '') : []));
}

/** Whether an area or a price is one of plots, acres or hectares: no rooms are sold so. */
export const isCountedInPlots = (area: string, unit: PriceUnit | null): boolean =>
  unit === 'plot' ||
  unit === 'acre' ||
  unit === 'hectare' ||
  /\d\s*(?:plots?|acres?|hectares?|ha)\b/i.test(area);

/** Whether a cell names a paper of land, and nothing else: 'C of O'. */
export const isPaper = (cell: string): boolean => PAPER.test(cell);

/** The papers that a cell lists: of 'C of O, survey in process' the first. */
export const papersIn = (cell: string): string[] =>
  cell.split(/[,;&+\n]|(?<!\bc)\/|\band\b/i).filter(isPaper);

type RowWords = {
  title: string;
  address: string;
  town: string;
  description: string;
  /** Whether the title's column says what paper land has: it is no title of an advert. */
  hasPaper: boolean;
  notes: string[];
};

/** A person, and no home: 'Mrs Okoro', 'Chief (Dr) Bello'. */
const PERSON =
  /^(?!.*\b(?:courts?|estates?|gardens?|villas?|houses?|homes?|apartments?|flats?|residences?|towers?|plazas?|duplex(?:es)?|terraces?|land|lodge|mall|city|heights|close|street|avenue|road|place|suites?|hotel|block)\b)\W*(?:mr|mrs|miss|ms|dr|engr|arc|barr|prof|chief|alhaji|alhaja|hajia|pastor|rev|madam|mama|oga|otunba|prince|princess)\b\.?[\s\p{L}.()'’-]*$/iu;

/** A heading in the place of an address: '4 Bedroom Terrace For Rent Ikota Lekki'. */
const HEADED =
  /^(?=.*(?:\bbed|\b(?:flat|studio|duplex|land|shop|office|self)\b)).*?\b(?:for\s+(?:rent|sale|lease)|to\s+let)\b(?:\s*\([^)]*\))?[\s,]+(?:(?:in|at)\s+)?(?<place>\S.*)$/i;

/**
 * What a row says in words that everybody may read: without phone numbers, whose they are is not known,
 * and without a title that is a person's name.
 */
export function wordsOfRow(cell: (field: Field) => string): RowWords {
  const inTitle = cell('title');
  const hasPaper = isPaper(inTitle);
  const where = cell('address') || cell('town');
  const place = inTitle === '' ? HEADED.exec(where)?.groups?.place : undefined;
  const title = takePhones(place === undefined ? (hasPaper ? '' : inTitle) : where);
  const address = takePhones(place ?? cell('address'));
  const description = takeContacts(
    [hasPaper ? `Title: ${inTitle}.` : '', cell('description')].filter(Boolean).join(' '),
  );
  const taken = [...title.phones, ...address.phones, ...description.contacts];
  return {
    title: PERSON.test(title.text) ? '' : title.text,
    address: address.text.replace(/\s*\(\s*\)/g, ''),
    town: place === undefined || cell('address') !== '' ? cell('town') : '',
    description: cleanText(description.text),
    hasPaper,
    notes: taken.length > 0 ? [`left out of its words: ${taken.join(', ')}`] : [],
  };
}

function cleanText(text: string): string {
  const whole = text.replace(/(\s*\.{3})+\s*$/, '');
  return clipText(whole.replace(/\s+/g, ' ').trim(), MAX_DESCRIPTION);
}
