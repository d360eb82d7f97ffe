import * as z from 'zod/mini';
import { MIN_PASSWORD } from './password-length';

/* Rules that calls and forms share, each with the sentence that a person reads. */

const tooLong = (max: number) => `At most ${max.toLocaleString('en-NG')} characters`;

/** One text of at most `max` characters, without blanks around it. */
export const line = (max: number) => z.string().check(z.trim(), z.maxLength(max, tooLong(max)));

/** A text that may not be empty. */
export const requiredLine = (max: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(max, tooLong(max)));

export const emailRule = (missing: string, wrong: string) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, missing), z.maxLength(254, tooLong(254)), z.email(wrong));

/** A password that somebody chooses. */
export const newPasswordRule = () =>
  z
    .string()
    .check(
      z.minLength(1, 'Password is required'),
      z.minLength(MIN_PASSWORD, `Password must be at least ${MIN_PASSWORD} characters`),
      z.maxLength(200, tooLong(200)),
    );
