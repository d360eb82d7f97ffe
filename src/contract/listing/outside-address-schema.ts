import * as z from 'zod/mini';

/**
 * An https address that the server fetches for somebody: without a name and password in it. Calendars are copied
 * as webcal://, which is the same address read over https.
 */
export const outsideAddressSchema = z.string().check(
  z.trim(),
  z.overwrite((url) => url.replace(/^webcals?:\/\//i, 'https://')),
  z.maxLength(2000, 'This address is too long'),
  z.refine(
    (url) => URL.canParse(url) && /^https:\/\/[^@]+$/i.test(url.split(/[/?#]/, 3).join('/')),
    'Please give an address that begins with https://',
  ),
);
