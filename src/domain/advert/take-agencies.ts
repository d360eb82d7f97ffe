import { findMentions } from '../places/find-mentions';
import { phonesIn } from './take-phones';

/** Said before a name by who offers a home: what follows is no part of the home. */
const BY =
  /^(?:(?:powered|marketed|listed|presented|posted) by|(?:agency|agent|company|realtor) ?[:-]|(?:call|contact|whatsapp)\b:?) ?/i;
/** What ends the name of a company beyond doubt. */
const COMPANY = /\S (?:ltd|nig(?:eria)?\.? limited)\.?$/i;
/** What ends the name of an agency, and now and then another line. */
const AGENCY =
  /\S (?:limited|properties|realty|realtors?|real estates?|(?:property|estate) (?:agen(?:cy|ts?)|consultants?|managers?|services|solutions?|surveyors?(?: (?:&|and) valuers)?)|investments|consult(?:ing)?|associates|(?:global )?resources|ventures|enterprises?|& (?:co|sons))\.?$/i;
/** 'Prime Nest Homes' is an agency where it signs; 'Lekki Homes' are homes in Lekki. */
const HOMES = /\S homes$/i;
/** Nor can a name in small letters be taken for words: 'jmk properties limited', 'jmk realty'. */
const IN_SMALL =
  /\S (?:ltd|(?:properties|homes|realty|real estates?|investments?|global|services|concepts?|ventures|resources|consult\w*) limited|realty|realtors?|estate agency)\.?$/;
/** Who writes it: 'Mr Chinedu', 'Barr. Ada Obi'. */
const PERSON = /^(?:mrs?|miss|ms|alhaj[ia]|engr|barr|pastor|esv|surv)\b\.?\s\p{L}+(?:\s\p{L}+)?$/iu;
/** A company's number, which stands behind its name: '(RC 123456)'. */
const REGISTERED = /(?<![\s,-])[\s,-]*\(?\bRC\s?(?:No)?\.?:?\s?\d{4,8}\)?/gi;
/** A company within a line, or at its end: 'Rent 2m. Palm Homes Ltd'. */
const COMPANY_WITHIN =
  /(?<=^|[.!|•]\s|\s-\s)((?:\p{Lu}[\p{L}&'’-]*\s|&\s|and\s){1,6}(?:Ltd|LTD|Limited|LIMITED)\b\.?)/gu;
/** A name in brackets, or of whom the offers of a heading are. */
const WITHIN =
  /\s*\(([^()\n]{4,60})\)|(?<=\b(?:deals?|offers?|listings?|homes|properties|updates?))\s+(?:from|by)\s+([^,.:;()\n]{4,60})$/giu;
/** Said of homes, of where they lie and why to buy, and in no name. */
const NO_NAME =
  /:|\b(?:adjacent|affordable|all|are|available|beautiful|behind|beside|close|commercial|detached|distress|excellent|executive|exquisite|family|few|finished|for|furnished|good|great|holiday|hot|in|is|landed|lovely|luxury|modern|more|near|new|offers?|on|opp|opposite|other|our|prime(?= (?:homes|properties)\b)|professional|residential|returns?|safe|sale|secured?|semi|serviced|slots?|smart|terraced?|time|to|units?|verified|very|viewing)\b/i;
const MOST_WORDS = 7;
/** Among so many last lines an advert is signed. */
const SIGNED_WITHIN = 3;

/**
 * A text without the names of the agencies that sign it, and these names: who offers a home stands beside
 * it already, and a forwarded advert is often signed by another. A name is taken where it says 'Ltd', is
 * introduced, or stands first, at the end or beside a phone number.
 */
export function takeAgencies(text: string): { text: string; agencies: string[] } {
  const lines = text.replace(REGISTERED, '').split('\n');
  const phones = lines.map(phonesIn);
  const hasPhone = (at: number) => (phones[at] ?? []).length > 0;
  const bareLine = (line: string, at: number) =>
    (phones[at] ?? []).reduceRight(
      (left, { start, end }) => left.slice(0, start) + left.slice(end),
      line,
    );
  const afterPhone = (line: string, at: number) =>
    line.slice(phones[at]?.at(-1)?.end ?? line.length);
  const written = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  const end = written[Math.max(1, written.length - SIGNED_WITHIN)] ?? lines.length;
  const first = written.length > 1 ? written[0] : undefined;
  const agencies: string[] = [];
  const left = lines.flatMap((line, at) => {
    const signs = at >= end || at === first || [at - 1, at, at + 1].some(hasPhone);
    const name = nameIn(bareLine(line, at), signs) ?? nameIn(afterPhone(line, at), signs);
    if (name === null) return [line];
    agencies.push(name);
    return hasPhone(at) ? [line.replace(name, '')] : [];
  });
  const unsigned = left.map((line) => takeWithin(line, agencies)).join('\n');
  return { text: unsigned, agencies };
}

/** A line without the agency that stands in it: 'Call Kola (Kola & Co Estate Surveyors)', 'HOT DEALS from Palm Homes'. */
function takeWithin(line: string, agencies: string[]): string {
  const take = (whole: string, bracketed?: string, offering?: string) => {
    const name = (bracketed ?? offering ?? '').trim();
    if (!isAgency(name) || !isProper(name)) return whole;
    agencies.push(name);
    return '';
  };
  const left = line
    .replace(WITHIN, take)
    .replace(COMPANY_WITHIN, (whole: string, name: string) => take(whole, name));
  return left === line ? line : left.trimEnd();
}

function nameIn(line: string, signs: boolean): string | null {
  const words = line.replace(/^[^\p{L}\d]+|[^\p{L}\d.]+$/gu, '');
  const by = BY.exec(words)?.[0] ?? '';
  const name = words.slice(by.length);
  const isCompany = COMPANY.test(name) || ((signs || by !== '') && isAgency(name));
  const isNamed = isCompany || /\bby $/i.test(by);
  if (signs && (PERSON.test(name) || (IN_SMALL.test(name) && isProper(capitalized(name)))))
    return name;
  // Introduced, a name may have any words: 'Contact: Prime & Sons Realty'.
  return isNamed && isProper(name, /contact/i.test(by)) ? name : null;
}

const capitalized = (name: string) => name.replace(/(?<=^|\s)\p{Ll}/gu, (one) => one.toUpperCase());

function isAgency(name: string): boolean {
  return (
    COMPANY.test(name) || AGENCY.test(name) || (HOMES.test(name) && findMentions(name).length === 0)
  );
}

/** Whether all words begin as names do, and none tells of homes. */
function isProper(name: string, isIntroduced = false): boolean {
  const words = name.split(/\s+/);
  return (
    words.length > 1 &&
    words.length <= MOST_WORDS &&
    !/\d/.test(name) &&
    (isIntroduced || !NO_NAME.test(name)) &&
    words.every((word) => /^(?:\p{Lu}|&|and$|of$)/u.test(word))
  );
}
