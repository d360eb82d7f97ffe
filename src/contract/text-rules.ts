import * as z from 'zod/mini';
import { MIN_PASSWORD } from './people/password-length';

/* Rules that calls and forms share, each with the sentence that a person reads. */

/** That a text is longer than its field takes. */
export const tooLong = (max: number) => `At most ${max.toLocaleString('en-NG')} characters`;

// They end lines of files and mails, and are typed by nobody.
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Half an emoji, as it is left where a text was cut: no database keeps it. */
export const withoutHalves = (text: string) => text.replace(/\p{Cs}/gu, '');

/** What stands on one line, such as a name: no line breaks, tabs or other control characters in it. */
export const onOneLine = () =>
  z.string().check(
    z.overwrite(withoutHalves),
    z.trim(),
    z.refine((text: string) => !CONTROL.test(text), 'Please write this on one line, without tabs'),
  );

/** What may have lines, each ended by LF: control characters are dropped, but for these and tabs. */
export const inLines = () =>
  z.string().check(
    z.overwrite((text) =>
      text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, ''),
    ),
    z.trim(),
  );

/** One line of at most `max` characters, without blanks around it. */
export const line = (max: number) => onOneLine().check(z.maxLength(max, tooLong(max)));

/** A line that may not be empty. */
export const requiredLine = (max: number, missing: string) =>
  onOneLine().check(z.minLength(1, missing), z.maxLength(max, tooLong(max)));

// Zero-width letters, marks that turn the direction of writing, and letters that are blank.
const UNSEEN = /[\p{Cf}\u115f\u1160\u3164\uffa0]/u;

/** A name that others are shown, of at most `max` characters: nothing in it that is not seen. */
export const shownName = (max: number) =>
  line(max).check(
    z.refine(
      (text: string) => !UNSEEN.test(text),
      'This name has characters in it that cannot be seen: please type it anew',
    ),
  );

/** A shown name that may not be empty. */
export const requiredName = (max: number, missing: string) =>
  shownName(max).check(z.minLength(1, missing));

/** A longer text of at most `max` characters. */
export const longText = (max: number) => inLines().check(z.maxLength(max, tooLong(max)));

/** A longer text that may not be empty. */
export const requiredText = (max: number, missing: string) =>
  inLines().check(z.minLength(1, missing), z.maxLength(max, tooLong(max)));

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
