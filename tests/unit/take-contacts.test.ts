import { describe, expect, test } from 'vitest';
import { contactsIn } from '../../src/domain/advert/contact-marks';
import { takeContacts } from '../../src/domain/advert/take-contacts';

const HOME = '3 bedroom flat to let in Yaba. 2.5m per annum';

describe('[FORM-6] who is to be called stands in no words that everybody reads', () => {
  test.each([
    [
      'Call Kola 0803 444 5555 (Kola & Co Estate Surveyors) kola@kolaco.com',
      '',
      ['+2348034445555', 'kola@kolaco.com', 'Kola & Co Estate Surveyors'],
    ],
    [
      'Contact: Prime & Sons Realty, info@primesons.com',
      '',
      ['info@primesons.com', 'Prime & Sons Realty'],
    ],
    ['Call Emeka or WhatsApp 08034445555', '', ['+2348034445555']],
    ['https://wa.me/2348034445555', '', ['https://wa.me/2348034445555']],
    ['Tel: 08034445555', '', ['+2348034445555']],
    ['Serious callers: 08O34445555', 'Serious callers:', ['+2348034445555']],
    ['0️⃣8️⃣0️⃣3️⃣4️⃣4️⃣4️⃣5️⃣5️⃣5️⃣5️⃣', '', ['+2348034445555']],
    ['IG: @palmhomes', '', ['IG: @palmhomes']],
    ['☎️ 0 8 0 3 4 4 4 5 5 5 5', '', ['+2348034445555']],
    ['DM @palmhomes', '', ['DM @palmhomes']],
    ['Follow @palm_homes_ng', '', ['@palm_homes_ng']],
    ['linktr.ee/palmhomes', '', ['linktr.ee/palmhomes']],
    ['info(at)palmhomes.com', '', ['info(at)palmhomes.com']],
    ['Follow us on instagram.com/palmhomes', '', ['instagram.com/palmhomes']],
    ['PRIME NEST HOMES', '', ['PRIME NEST HOMES']],
    ['Inspection daily (Green Gate Homes)', 'Inspection daily', ['Green Gate Homes']],
    [
      'Inspection daily (Femi Adex Global Resources)',
      'Inspection daily',
      ['Femi Adex Global Resources'],
    ],
    ['Call 08034445555. Kola & Co Properties', '', ['+2348034445555', 'Kola & Co Properties']],
    ['08O34S67890', '', ['+2348034567890']],
    ['Call zero eight zero three 4 four 4 five five five five', '', ['+2348034445555']],
    [
      'Gated. Call Mr. John 08034445555. Follow us on @palm_homes',
      'Gated.',
      ['+2348034445555', '@palm_homes'],
    ],
    ['Gated. Mr. John Okafor: 08034445555', 'Gated.', ['+2348034445555']],
    ['Gated. Agent: Chinedu (08034445555)', 'Gated.', ['+2348034445555']],
    ['Gated. Call Chinedu (08034445555)', 'Gated.', ['+2348034445555']],
    [
      'Gated, call Emeka 08034445555 or Ngozi 08034445556',
      'Gated,',
      ['+2348034445555', '+2348034445556'],
    ],
    ['Near Lekki and Ikoyi 08034445555', 'Near Lekki and Ikoyi', ['+2348034445555']],
    ['All rooms ensuite. Call 08034445555', 'All rooms ensuite.', ['+2348034445555']],
  ])('%s', (line, left, contacts) => {
    const text = left === '' ? HOME : `${HOME}\n${left}`;
    expect(takeContacts(`${HOME}\n${line}`)).toEqual({ text, contacts });
    expect(contactsIn(line).length > 0 || contacts.length === 1).toBe(true);
    expect(contactsIn(text)).toEqual([]);
  });

  test('nor of whom the offers of a heading are', () => {
    expect(takeContacts('HOT DEALS from Mama Put Homes\n1. Flat in Yaba 2m')).toEqual({
      text: 'HOT DEALS\n1. Flat in Yaba 2m',
      contacts: ['Mama Put Homes'],
    });
  });

  test('nor who stands above it', () => {
    expect(takeContacts(`ROYAL KEY REALTORS\n${HOME}`)).toEqual({
      text: HOME,
      contacts: ['ROYAL KEY REALTORS'],
    });
    expect(takeContacts(`IKEJA HOMES\n${HOME}`).contacts).toEqual([]);
  });

  test.each([
    'Plot 12, Block 4, off Admiralty Way @ Lekki',
    'Terrace @Ikate, Lekki',
    '5 bedroom duplex (fully detached)',
    'Price: 45,000,000 asking',
    'Homes from 95m (Phase 1)',
    'Survey 1234567890',
    'Call for inspection',
    '2 units left, 24/7 power',
    'Newly built homes by the sea',
    'Land of 150Sqm, 1200SQM in all',
    'Yaba Homes',
    'Exquisite Family Homes',
    'Rooms: one, two or three',
  ])('%s stays as it is', (line) => {
    expect(takeContacts(`${HOME}\n${line}`)).toEqual({ text: `${HOME}\n${line}`, contacts: [] });
    expect(contactsIn(line)).toEqual([]);
  });
});

test.each([
  ['Call 08031234567 08051234567', ''],
  ['0803 123 4567 3 bedroom flat', '3 bedroom flat'],
  ['Price 2,500,000 08031234567', 'Price 2,500,000'],
  ['Price 2 500 000 08031234567', 'Price 2 500 000'],
  ['Call 0803–123–4567', ''],
  ['Call +234 (0) 803 123 4567 2', '2'],
  // These are no numbers of phones.
  ['Price 2,500,000', 'Price 2,500,000'],
  ['15000000 and 07 plots', '15000000 and 07 plots'],
])('[FORM-6] a number of a phone ends where it has its digits: %s', (line, left) => {
  expect(takeContacts(line).text).toBe(left);
});
