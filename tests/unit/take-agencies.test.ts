import { expect, test } from 'vitest';
import { readAdverts } from '../../src/domain/advert/read-adverts';
import { takeAgencies } from '../../src/domain/advert/take-agencies';

const HOME = 'To let: 3 bedroom flat in Yaba\nRent 2.5m\n24hr light\nGated street';

test.each([
  ['Harmattan Homes Ltd', 'Harmattan Homes Ltd'],
  ['*CEDAR & IROKO NIGERIA LIMITED*', 'CEDAR & IROKO NIGERIA LIMITED'],
  ['Ada Obi Realty', 'Ada Obi Realty'],
  ['Powered by: Keystone Crest', null],
  ['Powered by Keystone Crest', 'Keystone Crest'],
  ['Agency: Blue Palm Properties 🏠', 'Blue Palm Properties'],
  ['Ola & Sons Estate Surveyors', 'Ola & Sons Estate Surveyors'],
])('[FORM-6] an advert that ends with %j is signed', (line, agency) => {
  const { text, agencies } = takeAgencies(`${HOME}\n${line}`);
  expect(agencies).toEqual(agency === null ? [] : [agency]);
  expect(text).toBe(agency === null ? `${HOME}\n${line}` : HOME);
});

test.each([
  'Luxury Properties',
  'Landed Properties in Lekki',
  'Agency: Negotiable',
  'Agency 10%',
  'Close to Zenith Bank',
  'Lekki Gardens Estate',
  'good for investment',
  'Good for Investment',
  'Real Estate',
  'Title: C of O',
  'SLOTS ARE LIMITED',
  'Units Very Limited!',
  'Opposite Dangote Cement Plc',
  'Location: Opposite Harmattan Nigeria Ltd',
  'Great Investment',
  'SAFE AND SECURE INVESTMENT',
  'Good Return On Investment',
  'Professional Estate Managers',
  'Estate Name: Lekki Pearl Properties',
])('[FORM-6] %j is no signature', (line) => {
  expect(takeAgencies(`${HOME}\n${line}`)).toEqual({ text: `${HOME}\n${line}`, agencies: [] });
});

test('[FORM-6] an advert of two or three lines is signed too, and of one is not', () => {
  expect(takeAgencies('3 bed flat Yaba 2.5m\nPalm Realty').agencies).toEqual(['Palm Realty']);
  expect(takeAgencies('3 bed flat Yaba 2.5m\nGated\nPalm Realty').agencies).toEqual([
    'Palm Realty',
  ]);
  expect(takeAgencies('Palm Realty').agencies).toEqual([]);
});

test('[FORM-6] in the middle of an advert a name is taken that says Ltd, or stands beside a number', () => {
  const taken = (line: string) => takeAgencies(`Good morning\n${line}\n${HOME}`).agencies;
  expect(taken('Palm Realty')).toEqual([]);
  expect(taken('Palm Realty Ltd')).toEqual(['Palm Realty Ltd']);
  expect(taken('Palm Realty\n0803 123 4567')).toEqual(['Palm Realty']);
});

test('[FORM-6] an advert that begins with an agency is signed', () => {
  expect(takeAgencies(`Palm Realty\n${HOME}`)).toEqual({ text: HOME, agencies: ['Palm Realty'] });
});

test('[FORM-6] number and agency of one line are both left out, and told', () => {
  const [advert] = readAdverts(`${HOME}\nCall Palm Realty 0803 123 4567`);
  expect(advert?.form.description).toBe(HOME);
  expect(advert?.contacts).toEqual(['+2348031234567', 'Palm Realty']);
});

test.each([
  ['Rent 2.5m. Harmattan Homes Ltd (RC 123456)', ['Harmattan Homes Ltd'], 'Rent 2.5m.'],
  ['Palm Homes Limited, RC: 1234567', ['Palm Homes Limited'], ''],
  ['jmk properties limited', ['jmk properties limited'], ''],
  ['Mr Chinedu', ['Mr Chinedu'], ''],
  ['www.jmkproperties.com', ['www.jmkproperties.com'], ''],
  ['See bit.ly/3xYz', ['bit.ly/3xYz'], 'See'],
  ['jmkproperties.com.ng', ['jmkproperties.com.ng'], ''],
  ['#JMKProperties #ToLet', ['#JMKProperties'], '#ToLet'],
  ['GTB 0123456789', ['GTB 0123456789'], ''],
  ['Zenith Bank 2012345678 Ada Obi', ['Zenith Bank 2012345678 Ada Obi'], ''],
  ['0123456789 Kuda', ['0123456789 Kuda'], ''],
  [
    'Call 0803 123 4567 or jmk@mail.ng, or visit jmk.com.ng.',
    ['+2348031234567', 'jmk@mail.ng', 'jmk.com.ng'],
    '',
  ],
  ['Close to Zenith Bank', [], 'Close to Zenith Bank'],
  ['space is limited', [], 'space is limited'],
  ['Tour: https://youtu.be/abc', [], 'Tour: https://youtu.be/abc'],
])('[FORM-6] whom an advert names is left out of it and told: %s', (line, contacts, left) => {
  const [advert] = readAdverts(`${HOME}\n${line}`);
  expect(advert?.form.description).toBe(`${HOME}\n${left}`.trim());
  expect(advert?.contacts).toEqual(contacts);
});
