import type { PropertyContent } from '../src/contract/listing/listing-fields.ts';
import { usualPriceKeys } from '../src/domain/property/price/usual-price.ts';

/** With fewer homes the dearest fiftieth of them tells nothing. */
const FEWEST = 60;
const TAIL = 0.02;

/** The module with what homes usually cost, as it stands in `src`, from listings whose price is not doubted. */
export function usualPricesModule(listings: readonly PropertyContent[]): string {
  const prices = new Map<string, number[]>();
  for (const listing of listings)
    for (const key of usualPriceKeys(listing)) {
      const known = prices.get(key) ?? [];
      known.push(listing.price);
      prices.set(key, known);
    }
  const lines = [...prices]
    .filter(([, all]) => all.length >= FEWEST)
    .map(([key, all]) => {
      const sorted = all.toSorted((one, other) => one - other);
      const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
      return `${key};${thousands(at(TAIL))};${thousands(at(1 - TAIL))}`;
    })
    .toSorted();
  return `/**
 * What homes usually cost by place, offer, kind and bedrooms, in thousands of naira: the lowest and the
 * highest but for a fiftieth at either end. Figures reckoned from listing files of portals of several
 * years by scripts/write-usual-prices.ts: not to be edited.
 */
export const USUAL_PRICES = \`
${lines.join('\n')}
\`;
`;
}

/** Two figures are enough to say what is far off. */
function thousands(naira: number): number {
  return Number((naira / 1000).toPrecision(2));
}
