import * as z from 'zod/mini';
import { readPhone } from './read-phone';

/** A phone number in any spelling, kept as E.164; `missing` is said where nothing is given. */
export const phoneRule = (missing: string) =>
  z.pipe(
    z.string().check(z.trim(), z.minLength(1, missing)),
    z.transform((written, context) => {
      const phone = readPhone(written);
      if (phone !== null) return phone;
      context.issues.push({ code: 'custom', message: 'Phone number is invalid', input: written });
      return z.NEVER;
    }),
  );

export const phoneSchema = phoneRule('Phone number is required');
