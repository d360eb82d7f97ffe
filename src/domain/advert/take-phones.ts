import { readPhone } from '../../contract/people/read-phone';
import { PHONE_LIKE, withoutSlips } from './contact-marks';

/** What asks for a call right before a number, with whom to ask for: 'Call Emeka or WhatsApp '. */
const ASKED =
  /(?:^|(?<=[\s.,;:!(|•–—-]))(?:(?:please|pls|kindly)\s+)?(?:call|contact|whats\s?app|text|dm|reach|chat|tel|phone|mobile)\b[\s:./&,-]*(?:\p{L}+[\s:./&,-]*){0,4}$/iu;
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
      left = `${left}${line.slice(from, start)}`.replace(ASKED, '');
      from = end;
    }
    left += line.slice(from);
    return wordsOf(left).every((word) => ABOUT_CONTACT.has(word))
      ? []
      : [
          left
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
