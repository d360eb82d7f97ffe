import { describe, expect, test } from 'vitest';
import { agentSignupSchema } from '../../src/contract/people/agent-signup';
import { contactRequestSchema } from '../../src/contract/people/contact-request';
import { inspectionRequestSchema } from '../../src/contract/inspection/inspection';
import { profileUpdateSchema } from '../../src/contract/people/profile';
import { readPhone } from '../../src/contract/people/read-phone';
import { profileErrors } from '../../src/domain/account/profile-errors';
import { shownPhone } from '../../src/domain/format/shown-phone';
import { telephoneLink, whatsAppLink } from '../../src/domain/format/phone-links';
import { inspectionWishErrors } from '../../src/domain/inspections/inspection-wish-errors';
import { contactInfoErrors } from '../../src/domain/property/contact-info-errors';
import { EMPTY_BUSINESS_SIGN_UP } from '../../src/domain/signup/business-sign-up';
import { businessErrors } from '../../src/domain/signup/business-errors';

const MOBILE = [
  '+234 801 234 5678',
  '0801 234 5678',
  '08012345678',
  '2348012345678',
  '234 (0) 801 234 5678',
  '+234 (0)801-234-5678',
  '00234 801 234 5678',
  '8012345678',
  '(0801) 234-5678',
  '0801.234.5678',
  '\u202a+2348012345678\u202c',
  '０８０１２３４５６７８',
];
const NONE = [
  'abc',
  '',
  ' ',
  '123',
  '(----------)',
  '0801 234 567',
  '0801 234 56789',
  '0801 234 567O',
  'call 0801 234 5678',
  '0801 234 5678 / 0802 345 6789',
  '0801 234 5678 ext 5',
  '+44',
  '+44 20 7946',
  '+999 801 234 5678',
  '++2348012345678',
  '0701 234',
  '1'.repeat(300),
];

describe('a phone number', () => {
  test.each(MOBILE)('%j is +2348012345678', (written) => {
    expect(readPhone(written)).toBe('+2348012345678');
  });

  test.each([
    ['01 234 5678', '+23412345678'],
    ['+234 1 234 5678', '+23412345678'],
    ['09 461 0000', '+23494610000'],
    ['042 123456', '+23442123456'],
    ['0201 234 5678', '+2342012345678'],
    ['+234 800 000 0001', '+2348000000001'],
    ['0913 123 4567', '+2349131234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+233 24 123 4567', '+233241234567'],
  ])('%j is %s', (written, kept) => {
    expect(readPhone(written)).toBe(kept);
  });

  test.each(NONE)('%j is none', (written) => {
    expect(readPhone(written)).toBeNull();
  });
});

const ID = '00000000-0000-4000-8000-000000000001';
/** Each call that brings a phone number: what it keeps of one, or the message that refuses it. */
const CALLS: Record<string, (phone: string) => unknown> = {
  'PUT /auth/profile': (phone) => profileUpdateSchema.safeParse({ phone }),
  'POST /contact-requests': (phone) =>
    contactRequestSchema.safeParse({
      id: ID,
      propertyId: ID,
      name: 'Ada',
      email: 'ada@example.com',
      phone,
      kind: 'call',
    }),
  'POST /inspections/requests': (contactNumber) =>
    inspectionRequestSchema.safeParse({
      propertyId: ID,
      requestDate: '2030-01-07',
      requestTime: '10:00',
      contactNumber,
    }),
  'POST /agent-signup': (phone) =>
    agentSignupSchema.safeParse({
      email: 'ada@example.com',
      name: 'Ada',
      companyName: 'Ada Homes',
      phone,
    }),
  'POST /agent-signup for the company': (companyPhone) =>
    agentSignupSchema.safeParse({
      email: 'ada@example.com',
      name: 'Ada',
      companyName: 'Ada Homes',
      phone: '08012345678',
      companyPhone,
    }),
};

describe.each(Object.entries(CALLS))('%s', (_call, parse) => {
  test.each(MOBILE)('keeps %j as +2348012345678', (phone) => {
    expect(JSON.stringify(parse(phone))).toContain('"+2348012345678"');
  });
  test.each(['abc', '(----------)'])('refuses %j in words', (phone) => {
    expect(parse(phone)).toMatchObject({
      success: false,
      error: { issues: [{ message: 'Phone number is invalid' }] },
    });
  });
});

/** Each form that asks for a phone number: what it says of one. */
const FORMS: Record<string, (phone: string) => string | undefined> = {
  'a visitor’s details': (phone) =>
    contactInfoErrors({ name: 'Ada', email: 'ada@example.com', phone }).phone,
  'an inspection': (contactNumber) =>
    inspectionWishErrors(
      { requestDate: '2030-01-07', requestTime: '10:00', contactNumber },
      new Date('2026-06-01T12:00:00Z'),
    ).contactNumber,
  'the company of an application': (companyPhone) =>
    businessErrors(1, { ...EMPTY_BUSINESS_SIGN_UP, companyPhone }, []).companyPhone,
  'the person of an application': (officialPhone) =>
    businessErrors(2, { ...EMPTY_BUSINESS_SIGN_UP, officialPhone }, []).officialPhone,
};

describe.each(Object.entries(FORMS))('[PROP-4] the form for %s', (form, errorOf) => {
  test.each([...MOBILE, '01 234 5678', '+44 20 7946 0958'])('takes %j', (phone) => {
    expect(errorOf(phone)).toBeUndefined();
  });
  test.each(['abc', '(----------)', '12345'])('refuses %j', (phone) => {
    expect(errorOf(phone)).toBe('Phone number is invalid');
  });
  test('asks for one', () => {
    expect(errorOf(' ')).toBe(
      form.startsWith('the company') ? 'Company phone is required' : 'Phone number is required',
    );
  });
});

test('a form that can do without a number says nothing of none, and refuses what is none', () => {
  expect(profileErrors({ phone: null })).toEqual({});
  expect(profileErrors({ phone: 'abc' })).toEqual({ phone: 'Phone number is invalid' });
});

test('a kept number is shown in groups, and one of another spelling as it is', () => {
  expect(shownPhone('+2348012345678')).toBe('+234 801 234 5678');
  expect(shownPhone('+23412345678')).toBe('+234 1 234 5678');
  expect(shownPhone('+442079460958')).toBe('+442079460958');
  expect(shownPhone('0801-234-5678')).toBe('0801-234-5678');
});

test('a number opens the dialler and WhatsApp in any spelling, and what is none opens nothing', () => {
  expect(telephoneLink('+234 (803) 000-0000')).toBe('tel:+2348030000000');
  expect(telephoneLink('0803 000 0000')).toBe('tel:08030000000');
  for (const phone of ['+2348030000000', '08030000000', '234 (0) 803 000 0000', '8030000000'])
    expect(whatsAppLink(phone, 'Hello & more')).toBe(
      'https://wa.me/2348030000000?text=Hello%20%26%20more',
    );
  expect(whatsAppLink('00 44 20 7946 0958', 'x')).toBe('https://wa.me/442079460958?text=x');
  for (const none of [null, '', 'abc', '0800']) {
    expect(telephoneLink(none)).toBeNull();
    expect(whatsAppLink(none, 'x')).toBeNull();
  }
});
