import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Longest spelling of a phone number, in characters. */
const LONGEST = 40;

/**
 * Landlines of Nigeria as they were numbered until 2024 and are still painted on walls: an area code
 * of one or two digits and a short number. The package knows only what replaced them.
 */
const OLD_LANDLINE = /^(?:\+?234|0)0?([1-6]\d{6,7}|7[1-9]\d{5,6}|8[2-9]\d{5,6}|9[2-9]\d{6})$/;
/** Numbers of Nigeria without their zero; toll-free ones may be longer. */
const NIGERIAN = /^(?:\d{10}|[78]00\d{8,11})$/;

/**
 * A phone number as it is kept (E.164, such as +2348012345678), from any spelling of it: without a
 * country code it is one of Nigeria. Null for what is no number.
 */
export function readPhone(written: string): string | null {
  // Numbers copied from a list of contacts bring invisible signs of direction along.
  const text = written.replace(/\p{Cf}/gu, '').trim();
  if (text.length > LONGEST) return null;
  const landline = OLD_LANDLINE.exec(text.replace(/[\s().-]/g, ''));
  if (landline !== null) return `+234${landline[1]}`;
  const found = parsePhoneNumberFromString(text.replace(/^00/, '+'), {
    defaultCountry: 'NG',
    extract: false,
  });
  // Sent without its extension, a number would ring at somebody else.
  if (found === undefined || found.ext !== undefined || !found.isValid()) return null;
  return found.country === 'NG' && !NIGERIAN.test(found.nationalNumber) ? null : found.number;
}
