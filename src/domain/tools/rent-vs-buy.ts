/** What the renter and the buyer would pay. Amounts in naira, growth in percent a year. */
export interface RentVsBuyInput {
  /** Rent of the first year. */
  yearlyRent: number;
  rentIncreasePercent: number;
  yearlyServiceChargeRent: number;
  /** Counted once, up front. */
  cautionFee: number;
  propertyPrice: number;
  yearlyMaintenance: number;
  yearlyTax: number;
  yearlyServiceChargeBuy: number;
  /** Negative when the property loses value. */
  appreciationPercent: number;
  /** Whole years, 0 to `MAX_YEARS`. */
  years: number;
}

/** What has been spent by the end of a year (1 is the first), in naira. */
export interface RentVsBuyYear {
  year: number;
  rentTotal: number;
  /** Below zero when the property has gained more than it has cost. */
  buyNet: number;
}

/** All amounts in naira, not rounded. */
export interface RentVsBuyResult {
  totalRent: number;
  totalBuy: number;
  /** What the property is worth after the last year. */
  finalValue: number;
  /** `totalBuy` less `finalValue`. */
  netBuy: number;
  recommendation: 'buy' | 'rent';
  /** What the recommended way saves: never below zero. */
  savings: number;
  years: RentVsBuyYear[];
}

/** Longest stretch that is compared, in years: keeps a mistyped figure from stalling the page. */
export const MAX_YEARS = 100;

/** One year of growth. Adding the increase keeps whole naira whole, unlike a factor of 1.1. */
function grow(amount: number, percent: number): number {
  return amount + (amount * percent) / 100;
}

/**
 * Compares renting and buying the same kind of home over some years (TOOL-1). Only the rent
 * and the property's value grow; service charges, maintenance and tax stay as given. Buying is
 * recommended only when it costs less: equal costs mean renting.
 *
 * @throws RangeError when `years` is not a whole number from 0 to `MAX_YEARS`.
 */
export function rentVsBuy(input: RentVsBuyInput): RentVsBuyResult {
  if (!Number.isInteger(input.years) || input.years < 0 || input.years > MAX_YEARS) {
    throw new RangeError(`years must be a whole number from 0 to ${MAX_YEARS}`);
  }
  const yearlyBuyCosts = input.yearlyMaintenance + input.yearlyTax + input.yearlyServiceChargeBuy;
  const years: RentVsBuyYear[] = [];
  let rent = input.yearlyRent;
  let totalRent = input.cautionFee;
  let totalBuy = input.propertyPrice;
  let finalValue = input.propertyPrice;
  for (let year = 1; year <= input.years; year += 1) {
    if (year > 1) rent = grow(rent, input.rentIncreasePercent);
    totalRent += rent + input.yearlyServiceChargeRent;
    totalBuy += yearlyBuyCosts;
    finalValue = grow(finalValue, input.appreciationPercent);
    years.push({ year, rentTotal: totalRent, buyNet: totalBuy - finalValue });
  }
  const netBuy = totalBuy - finalValue;
  return {
    totalRent,
    totalBuy,
    finalValue,
    netBuy,
    recommendation: netBuy < totalRent ? 'buy' : 'rent',
    savings: Math.abs(totalRent - netBuy),
    years,
  };
}
