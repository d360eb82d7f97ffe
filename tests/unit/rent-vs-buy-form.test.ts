import { describe, expect, test } from 'vitest';
import { costCurvePoints } from '../../src/domain/tools/cost-curve-points';
import {
  EMPTY_RENT_VS_BUY,
  type RentVsBuyForm,
  readRentVsBuyForm,
} from '../../src/domain/tools/rent-vs-buy-form';

const filled: RentVsBuyForm = {
  ...EMPTY_RENT_VS_BUY,
  yearlyRent: '2500000',
  propertyPrice: '60000000',
};

describe('[TOOL-1] the rent or buy form', () => {
  test('reads amounts, percentages with comma or point, and takes an empty amount for zero', () => {
    const read = readRentVsBuyForm({
      ...filled,
      rentIncreasePercent: '7,5',
      appreciationPercent: '-2.25',
    });
    expect(read).toEqual({
      input: {
        yearlyRent: 2_500_000,
        rentIncreasePercent: 7.5,
        yearlyServiceChargeRent: 0,
        cautionFee: 0,
        propertyPrice: 60_000_000,
        yearlyMaintenance: 0,
        yearlyTax: 0,
        yearlyServiceChargeBuy: 0,
        appreciationPercent: -2.25,
        years: 10,
      },
    });
  });

  test.each([
    ['yearlyRent', '', 'Enter the rent for one year'],
    ['propertyPrice', '0', 'Enter the price of the property'],
    ['rentIncreasePercent', 'ten', 'Enter a percentage'],
    ['appreciationPercent', '101', 'Enter a percentage'],
    ['years', '0', 'Enter whole years'],
    ['years', '2.5', 'Enter whole years'],
    ['years', '101', 'Enter whole years'],
  ] as const)('says what is wrong with %s = "%s"', (key, value, message) => {
    const read = readRentVsBuyForm({ ...filled, [key]: value });
    expect(read).toMatchObject({ errors: { [key]: expect.stringContaining(message) as string } });
  });
});

test('the cost curves fill their box, and a gain lies below the zero line', () => {
  const { rent, buy, zero } = costCurvePoints(
    [
      { year: 1, rentTotal: 10, buyNet: 30 },
      { year: 2, rentTotal: 20, buyNet: 0 },
      { year: 3, rentTotal: 30, buyNet: -10 },
    ],
    200,
    80,
  );
  expect(rent.map(({ x }) => x)).toEqual([0, 100, 200]);
  expect(rent.at(-1)?.y).toBe(0);
  expect(buy.map(({ y }) => y)).toEqual([0, 60, 80]);
  expect(zero).toBe(60);
});
