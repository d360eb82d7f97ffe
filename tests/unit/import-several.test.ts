import { describe, expect, test } from 'vitest';
import { severalDoubts } from '../../src/domain/import/row/several-doubts';

const kinds = (text: string) => severalDoubts('', text).map(({ kind }) => kind);

describe('who looks for a home', () => {
  test.each([
    'Need a 3bed flat in Yaba for rent, 3m',
    'Needs 2 bedroom flat at Surulere, 2m',
    'We need a serviced 2 bed apartment in Ikeja for rent',
    'I need 2 bedroom at Gwarinpa',
    'Required: 4 bed duplex in Ikoyi for sale, 300m',
    'Urgently require a warehouse and office in Apapa',
    'URGENT: need land in Epe for sale',
    'My client seeks a 3 bedroom flat in Magodo to rent',
    'DIRECT BUYER NEEDS 5 bed duplex in Lekki for sale',
    'Cash buyer ready: land in Ibeju Lekki for sale, 20m',
    'A family of 4 wants a bungalow in Ogba to rent',
    'Kindly send 2 bed flats in Yaba for rent, 2m',
    'Anybody get 2 bedroom for rent inside Yaba? 1.5m',
    'Who has a mini flat in Ogba to let. 700k is ready',
  ])('offers none: %j', (text) => {
    expect(kinds(text)).toEqual(['wanted']);
  });

  test.each([
    'Need a 3 bed flat in Yaba? This one is to let for 3m',
    '3 bedroom flat in Yaba to let, 3m. All a family needs',
    '4 bedroom duplex for sale, 95m. Needs renovation',
    'Required documents: survey and deed. Land in Epe for sale, 5m',
    'Family house of 5 bedrooms for sale, 95m',
    'Cash buyers only: 4 bedroom duplex in Lekki for sale, 95m',
    'Anybody get 95m should come and inspect this duplex for sale',
    'Kindly send your details to inspect this duplex for sale, 95m',
    '2 bedroom flat to let, 2m. Two years rent required',
  ])('is not who says %j', (text) => {
    expect(kinds(text)).not.toContain('wanted');
  });
});
