import examples from 'libphonenumber-js/examples.mobile.json';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json';
import { expect, test } from 'vitest';
import { withoutFormats } from '../../scripts/lean-phones';

const lean = withoutFormats(metadata as never);

/** How a text is read, by the metadata given. */
function read(text: string, by: never) {
  const found = parsePhoneNumberFromString(text, { defaultCountry: 'NG', extract: false }, by);
  return found && [found.number, found.country, found.isValid(), found.isPossible(), found.ext];
}

test('numbers of every country are read as with all that is known of them', () => {
  const countries = Object.entries(examples);
  expect(countries.length).toBeGreaterThan(200);
  for (const [country, national] of countries) {
    const code = Object.entries(metadata.country_calling_codes).find(([, all]) =>
      (all as string[]).includes(country),
    )?.[0];
    for (const text of [
      `+${code}${national}`,
      `+${code} 0${national}`,
      `+${code}${national.slice(1)}`,
      `+${code}${national}7`,
      national,
      `0${national}`,
    ])
      expect(read(text, lean), `${country} ${text}`).toEqual(read(text, metadata as never));
  }
});

test('of Nigeria those that are written on walls', () => {
  for (const [text, number] of [
    ['0803 444 5555', '+2348034445555'],
    ['+234 (0) 803 444 5555', '+2348034445555'],
    ['08034445555 ext 7', '+2348034445555'],
  ] as const)
    expect(read(text, lean)?.[0]).toBe(number);
});

test('metadata of another version is not guessed at', () => {
  expect(() => withoutFormats({ version: 5, countries: {} })).toThrow(/version 5/);
});
