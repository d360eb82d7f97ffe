import { readAmount } from '../amounts/read-amount';
import { recordOf } from '../../contract/record-of';
import { MAX_YEARS, type RentVsBuyInput } from './rent-vs-buy';

/** What is typed, as it is typed. */
export type RentVsBuyForm = Record<keyof RentVsBuyInput, string>;

export const EMPTY_RENT_VS_BUY: RentVsBuyForm = {
  yearlyRent: '',
  rentIncreasePercent: '10',
  yearlyServiceChargeRent: '',
  cautionFee: '',
  propertyPrice: '',
  yearlyMaintenance: '',
  yearlyTax: '',
  yearlyServiceChargeBuy: '',
  appreciationPercent: '8',
  years: '10',
};

/** The form an address brings, to be checked like typing. */
export function rentVsBuyFromAddress(
  brought: Partial<Record<keyof RentVsBuyForm, string>>,
): RentVsBuyForm {
  return { ...EMPTY_RENT_VS_BUY, ...brought };
}

export type RentVsBuyErrors = Partial<Record<keyof RentVsBuyInput, string>>;

const AMOUNTS = [
  'yearlyRent',
  'yearlyServiceChargeRent',
  'cautionFee',
  'propertyPrice',
  'yearlyMaintenance',
  'yearlyTax',
  'yearlyServiceChargeBuy',
] as const;
const PERCENTS = ['rentIncreasePercent', 'appreciationPercent'] as const;
const PERCENT_PATTERN = /^-?\d{1,3}([.,]\d{1,2})?\s*%?$/;
/** Past this a year's growth is a typing slip, not a market. */
const MOST_PERCENT = 100;

/** The form as amounts (an empty amount is zero) or what stands against it, field by field. */
export function readRentVsBuyForm(
  form: RentVsBuyForm,
): { input: RentVsBuyInput } | { errors: RentVsBuyErrors } {
  const errors: RentVsBuyErrors = {};
  const amounts = recordOf(AMOUNTS, (key) => {
    const read = readAmount(form[key]);
    if (read !== null && 'why' in read) errors[key] = read.why;
    return read !== null && 'naira' in read ? read.naira : 0;
  });
  if (amounts.yearlyRent === 0) errors.yearlyRent ??= 'Enter the rent for one year';
  if (amounts.propertyPrice === 0) errors.propertyPrice ??= 'Enter the price of the property';
  for (const key of PERCENTS) {
    // The minus that results are written with.
    const text = form[key].trim().replace('−', '-');
    const value = percent(text);
    if (text !== '' && (!PERCENT_PATTERN.test(text) || Math.abs(value) > MOST_PERCENT)) {
      errors[key] = `Enter a percentage from -${MOST_PERCENT} to ${MOST_PERCENT}, such as 8 or 7.5`;
    }
  }
  const years = Number(form.years);
  if (!/^\d+$/.test(form.years.trim()) || years < 1 || years > MAX_YEARS) {
    errors.years = `Enter whole years from 1 to ${MAX_YEARS}`;
  }
  if (Object.keys(errors).length > 0) return { errors };
  return {
    input: {
      ...amounts,
      rentIncreasePercent: percent(form.rentIncreasePercent),
      appreciationPercent: percent(form.appreciationPercent),
      years,
    },
  };
}

function percent(text: string): number {
  return Number(text.trim().replace('−', '-').replace(',', '.').replace(/\s*%$/, ''));
}
