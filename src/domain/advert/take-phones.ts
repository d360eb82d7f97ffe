import { readPhone } from '../../contract/read-phone';

/** The stop behind a number ends it: in '150. 07011112222' the phone's is the second. */
const CANDIDATE = /(?:\+|00)?\d(?:[\d\s()-]|\.(?!\s)){8,18}\d/g;
/** Words that say nothing once the number beside them is gone: 'Call or WhatsApp:'. */
const ABOUT_CONTACT = new Set(
  (
    'agent and at booking bookings call calls chat contact contacts detail details dm enquiries ' +
    'enquiry for info inspect inspection inspections kindly me mobile more now number on only or ' +
    'phone please pls sms tel text the to us via whatsapp'
  ).split(' '),
);

/**
 * A text without phone numbers, and the numbers as they are kept: what stands in a listing's words is
 * read by everybody, and whose number it is is not known.
 */
export function takePhones(text: string): { text: string; phones: string[] } {
  const phones = new Set<string>();
  const lines = text.split('\n').flatMap((line) => {
    let taken = false;
    const left = line.replace(CANDIDATE, (written) => {
      const phone = readPhone(written);
      if (phone === null) return written;
      taken = true;
      phones.add(phone);
      return '';
    });
    if (!taken) return [line];
    return wordsOf(left).every((word) => ABOUT_CONTACT.has(word))
      ? []
      : [left.replace(/\s{2,}/g, ' ').trim()];
  });
  return { text: lines.join('\n'), phones: [...phones] };
}

const wordsOf = (line: string): string[] => line.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
