import * as z from 'zod/mini';

/** An https address that the server fetches for somebody: without a name and password in it. */
export const outsideAddressSchema = z.string().check(
  z.trim(),
  z.maxLength(2000, 'This address is too long'),
  z.refine(
    (url) => URL.canParse(url) && /^https:\/\/[^@]+$/i.test(url.split(/[/?#]/, 3).join('/')),
    'Please give an address that begins with https://',
  ),
);
