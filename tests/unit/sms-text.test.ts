import { describe, expect, test } from 'vitest';
import type { Inspection } from '../../src/contract/inspection/inspection';
import { gsmText } from '../../server/modules/sms/gsm-text';
import {
  inspectionCalledOffSms,
  inspectionConfirmedSms,
} from '../../server/modules/sms/inspection-sms';
import { sendTime } from '../../server/modules/sms/send-time';
import { madeInspection } from '../support/made-inspection';
import { madePerson } from '../support/made-person';

const visit = (change: Partial<Inspection>): Inspection =>
  madeInspection(madePerson('agent'), {
    status: 'Confirmed',
    requestDate: '2099-01-05',
    requestTime: '10:00',
    propertyTitle: 'Flat in Lekki',
    agent: { id: 'a', name: 'Ada Agent' },
    requesterName: 'Sani Seeker',
    ...change,
  });

describe('characters of an SMS', () => {
  test.each([
    ['Ọlá Adéọlá’s “flat” – ₦2.5m', `Ola Adéola's "flat" - N2.5m`],
    ['Müller & Søn, 50% @ £5', 'Müller & Søn, 50% @ £5'],
    ['[new] {two} ~ a|b\\c ^ €', "(new) (two) - a/b/c ' EUR"],
    ['½ plot, 600 m²…', '1/2 plot, 600 m2...'],
    ['Home 🏠 of\n\tAda', 'Home of Ada'],
    ['بيت', '???'],
    ['e\u0301 \u202eabc', 'é abc'],
  ])('%s is written %s', (text, written) => {
    expect(gsmText(text)).toBe(written);
  });
});

describe('the text of an SMS', () => {
  test('is cut to 160 characters at the name and the title, and keeps day and time', () => {
    const text = inspectionConfirmedSms(
      visit({
        propertyTitle: 'Ẹlegant '.repeat(30),
        agent: { id: 'a', name: 'Harmattan Homes and Properties of Lagos Limited' },
      }),
    );
    expect(text).toHaveLength(160);
    expect(text).toBe(
      'Gida: Harmattan Homes and Propert... confirmed your inspection of Elegant Elegant Elegant Elegant Elegant Elegant Elegant Elegant Ele... on 05/01/2099 at 10:00.',
    );
  });

  test.each([
    ['Call evil.example/win now', 'Call evil example win now'],
    ['https://evil.example', 'https evil example'],
    ['1.2.3.4', '1 2 3 4'],
    ['me@evil.example', 'me evil example'],
    ['evil。example', 'evil?example'],
    ['evil․example', 'evil example'],
    ['Flat for ₦2.5m, St. Ann 3.5 baths', 'Flat for N2.5m, St. Ann 3.5 baths'],
  ])('has no link of a title such as %s', (propertyTitle, shown) => {
    expect(inspectionCalledOffSms(visit({ propertyTitle }), 'owner')).toBe(
      `Gida: Sani Seeker called off the inspection of ${shown} on 05/01/2099 at 10:00.`,
    );
  });

  test('says that we did it where the other side cannot be reached', () => {
    expect(inspectionCalledOffSms(visit({}), 'either')).toBe(
      'Gida: We called off the inspection of Flat in Lekki on 05/01/2099 at 10:00.',
    );
  });

  test('has no link of a name', () => {
    expect(inspectionCalledOffSms(visit({ requesterName: 'www.evil.example' }), 'owner')).toBe(
      'Gida: www evil example called off the inspection of Flat in Lekki on 05/01/2099 at 10:00.',
    );
  });
});

test.each([
  // At night in Lagos, which is an hour ahead of UTC: the last day of a year, too.
  ['2098-12-31T20:00:00Z', '2099-01-05T09:00:00Z', '2099-01-01T06:00:00.000Z'],
  ['2099-01-01T05:59:59Z', '2099-01-05T09:00:00Z', '2099-01-01T06:00:00.000Z'],
  // By day.
  ['2098-12-31T19:59:59Z', '2099-01-05T09:00:00Z', '2098-12-31T19:59:59.000Z'],
  ['2099-01-01T06:00:00Z', '2099-01-05T09:00:00Z', '2099-01-01T06:00:00.000Z'],
  // A visit of the day that has begun in Lagos and not in London.
  ['2099-01-04T23:30:00Z', '2099-01-05T09:00:00Z', '2099-01-04T23:30:00.000Z'],
  // One that begins before half past seven would be told too late.
  ['2099-01-04T21:00:00Z', '2099-01-05T06:30:00Z', '2099-01-04T21:00:00.000Z'],
  ['2099-01-04T21:00:00Z', '2099-01-05T07:00:00Z', '2099-01-05T06:00:00.000Z'],
])('at %s, an SMS about a visit at %s is sent at %s', (now, begins, sent) => {
  expect(sendTime(new Date(now), new Date(begins)).toISOString()).toBe(sent);
});
