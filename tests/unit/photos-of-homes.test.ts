import { expect, test } from 'vitest';
import { photosOfHomes } from '../../src/domain/advert/photos-of-homes';
import { readAdverts } from '../../src/domain/advert/read-adverts';

const ADA = (time: string) => `12/05/2026, ${time} - Ada Homes: `;
const photos = (chat: string) => {
  const adverts = readAdverts(chat);
  return adverts.map(({ form }, at) => [
    form.bedrooms,
    ...(photosOfHomes(
      chat,
      adverts.map((one) => one.form.description),
    )[at] ?? []),
  ]);
};

test('[SHARE-6] a photo with words below it is of the home in these words, and so are those after it', () => {
  const chat = [
    `${ADA('10:20')}IMG-20260512-WA0001.jpg (file attached)`,
    '3 bedroom flat to let at Yaba, Lagos. 3m per year',
    'Call 08031234567',
    `${ADA('10:21')}IMG-20260512-WA0002.jpg (file attached)`,
    `${ADA('10:30')}IMG-20260512-WA0003.jpg (file attached)`,
    '2 bedroom bungalow for sale at Gwarinpa, Abuja. 45m',
  ].join('\n');
  expect(photos(chat)).toEqual([
    ['3', 'IMG-20260512-WA0001.jpg', 'IMG-20260512-WA0002.jpg'],
    ['2', 'IMG-20260512-WA0003.jpg'],
  ]);
  expect(readAdverts(chat).map(({ form }) => form.description)).toEqual([
    expect.stringMatching(/^3 bedroom flat to let at Yaba, Lagos\. 3m per year/),
    '2 bedroom bungalow for sale at Gwarinpa, Abuja. 45m',
  ]);
});

test('[SHARE-6] photos that follow each home are of the one before, whatever others send between', () => {
  const chat = [
    `${ADA('10:20')}3 bedroom flat to let at Yaba, Lagos. 3m per year`,
    `12/05/2026, 10:20 - Musa: IMG-20260512-WA0009.jpg (file attached)`,
    `${ADA('10:21')}IMG-20260512-WA0001.jpg (file attached)`,
    `${ADA('10:21')}See the photos`,
    `${ADA('10:22')}VID-20260512-WA0002.mp4 (file attached)`,
    `${ADA('10:30')}2 bedroom bungalow for sale at Gwarinpa, Abuja. 45m`,
    `${ADA('10:31')}IMG-20260512-WA0003.jpg (file attached)`,
  ].join('\n');
  expect(photos(chat)).toEqual([
    ['3', 'IMG-20260512-WA0001.jpg', 'VID-20260512-WA0002.mp4'],
    ['2', 'IMG-20260512-WA0003.jpg'],
  ]);
});

test('[SHARE-6] who sends the photos first and then says what they show is understood so', () => {
  const chat = [
    `[12/05/2026, 10:20:01] Ada: \u200e<attached: 00000001-PHOTO-2026-05-12-10-20-01.jpg>`,
    `[12/05/2026, 10:20:05] Ada: \u200e<attached: 00000002-PHOTO-2026-05-12-10-20-05.jpg>`,
    '[12/05/2026, 10:21:00] Ada: 3 bedroom flat to let at Yaba, Lagos. 3m per year',
    `[12/05/2026, 10:30:00] Ada: \u200e<attached: 00000003-PHOTO-2026-05-12-10-30-00.jpg>`,
    '[12/05/2026, 10:31:00] Ada: 2 bedroom bungalow for sale at Gwarinpa, Abuja. 45m',
  ].join('\n');
  expect(photos(chat)).toEqual([
    ['3', '00000001-PHOTO-2026-05-12-10-20-01.jpg', '00000002-PHOTO-2026-05-12-10-20-05.jpg'],
    ['2', '00000003-PHOTO-2026-05-12-10-30-00.jpg'],
  ]);
});

test('[SHARE-6] a home told in one line with whom to call, or with an address, is known again by what is left of it', () => {
  const chat = [
    `${ADA('10:20')}3 bedroom flat to let at Yaba, Lagos. 2.5m per year. Call 0803 123 4567`,
    `${ADA('10:21')}IMG-20260512-WA0001.jpg (file attached)`,
    `${ADA('10:30')}2 bedroom bungalow for sale at Gwarinpa, Abuja. 45m. Write to ada@homes.example or WhatsApp zero eight zero three one two three four five six seven`,
    `${ADA('10:31')}IMG-20260512-WA0002.jpg (file attached)`,
    `${ADA('10:32')}Call me on 08031234567`,
    `${ADA('10:33')}IMG-20260512-WA0003.jpg (file attached)`,
  ].join('\n');
  expect(photos(chat)).toEqual([
    ['3', 'IMG-20260512-WA0001.jpg'],
    ['2', 'IMG-20260512-WA0002.jpg', 'IMG-20260512-WA0003.jpg'],
  ]);
});

test('[SHARE-6] photos of a list of homes, or of who told of none, are nobody’s', () => {
  const chat = [
    `${ADA('10:20')}IMG-20260512-WA0001.jpg (file attached)`,
    '1. 3 bedroom flat to let at Yaba, Lagos. 3m per year',
    '2. 2 bedroom flat to let at Surulere, Lagos. 2m per year',
    '12/05/2026, 10:25 - Musa: IMG-20260512-WA0002.jpg (file attached)',
  ].join('\n');
  expect(photos(chat)).toEqual([['3'], ['2']]);
});

test('[SHARE-6] what is sold besides is no home, and its photos are of none', () => {
  const chat = [
    `${ADA('10:20')}3 bedroom flat to let at Yaba, Lagos. 3m per year`,
    `${ADA('10:21')}IMG-20260512-WA0001.jpg (file attached)`,
    `${ADA('10:30')}Toyota Camry 2015, first body, 4m`,
    `${ADA('10:31')}IMG-20260512-WA0002.jpg (file attached)`,
    `${ADA('10:40')}IMG-20260512-WA0003.jpg (file attached)`,
    'Generator 5kva, hardly used',
  ].join('\n');
  expect(photos(chat)).toEqual([['3', 'IMG-20260512-WA0001.jpg']]);
});
