import { readPhone } from '../../contract/people/read-phone';
import { PHONE_LIKE, withoutSlips } from './contact-marks';

/** What asks for a call right before a number, with whom to ask for: 'Call Emeka or WhatsApp '. */
const ASKED =
  /(?:^|(?<=[\s.,;:!(|•–—-]))(?:(?:please|pls|kindly)\s+)?(?:call|contact|whats\s?app|text|dm|reach|chat|tel|phone|mobile)\b[\s:./&,-]*(?:\p{L}+(?!\p{L})[\s:./&,-]*){0,4}(?<open>\(?)\s*$/iu;
/** Whose number it is, right before it: 'Agent: Chinedu (', 'Mr. John Okafor: '. */
const NAMED =
  /(?:^|(?<=[\s.,;!(|•–—-]))(?:(?:agent|owner|caretaker|landlord|landlady|manager)\s*[:–—-]?\s+|(?:mr|mrs|miss|ms|dr|engr|arc|barr|chief|alhaji|alhaja|pastor|madam|mama|oga)\b\.?\s+)\p{L}[\p{L}’'-]*(?:[\s.]+\p{L}[\p{L}’'-]*){0,2}[\s:–—-]*(?<open>\(?)\s*$/iu;
/** Whose the next number is, after another: 'or Ngozi ', '/ Mr Bello: '. */
const ALSO_NAMED =
  /\s*(?:\b(?:or|and)\b|[/&,])\s*\p{Lu}[\p{L}’'.-]*(?:\s+\p{Lu}[\p{L}’'.-]*){0,2}[\s:–—-]*(?<open>\(?)\s*$/u;
/** Words that say nothing once the number beside them is gone: 'Call or WhatsApp:'. */
const ABOUT_CONTACT = new Set(
  (
    'agent and at booking bookings call calls chat contact contacts detail details dm email enquiries ' +
    'enquiry for info inspect inspection inspections kindly me mobile mail more now number on only ' +
    'or our phone please pls site sms tel text the to us via visit website whatsapp'
  ).split(' '),
);

/**
 * A text without phone numbers, and the numbers as they are kept: what stands in a listing's words is
 * read by everybody, and whose number it is is not known.
 */
export function takePhones(text: string): { text: string; phones: string[] } {
  const phones = new Set<string>();
  const lines = text.split('\n').flatMap((line) => {
    const found = phonesIn(line);
    if (found.length === 0) return [line];
    let left = '';
    let from = 0;
    for (const { phone, start, end } of found) {
      phones.add(phone);
      const before = `${left}${line.slice(from, start)}`;
      left = (from > 0 ? before.replace(ALSO_NAMED, '$<open>') : before)
        .replace(ASKED, '$<open>')
        .replace(NAMED, '$<open>');
      from = end;
    }
    left += line.slice(from);
    return wordsOf(left).every((word) => ABOUT_CONTACT.has(word))
      ? []
      : [
          left
            .replace(/\(\s*\)/g, '')
            .replace(/\s{2,}/g, ' ')
            .replace(/([.,;:!]) \.(?= |$)/g, '$1')
            .trim(),
        ];
  });
  return { text: lines.join('\n'), phones: [...phones] };
}

/** The phone numbers of a line, as they are kept, and where they stand in it. */
export function phonesIn(line: string): { phone: string; start: number; end: number }[] {
  return [...line.matchAll(PHONE_LIKE)].flatMap(({ 0: written, index }) => {
    const phone = readPhone(withoutSlips(written));
    return phone === null ? [] : [{ phone, start: index, end: index + written.length }];
  });
}

const wordsOf = (line: string): string[] => line.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
