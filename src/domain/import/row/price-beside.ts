import type { ReadPrice, SaidOfPrice } from '../../listing-text/read-price';
import { unitIn } from '../../listing-text/read-price';
import type { Doubt } from '../doubt';
import { headerUnits } from '../table/header-units';

const NAIRA = /^(?:₦|n|ngn|#|=n=|(?:nigerian\s+)?naira)\b/i;
/** Paid once: the price is the whole. */
const ONCE =
  /^(?:once|one[\s-]?(?:off|time)|outright|total|full|whole|lump\s?sum|sale|fixed|n\/?a|nil|none|-+)$/i;

/**
 * What the columns beside the price say of it: its money ('USD', 'NGN million') and what it is for
 * ('monthly'). Money that is not known counts as another than naira; a period that is none of ours is
 * a doubt, as the number alone would pass for a rent of one year.
 */
export function priceBeside(
  currency: string,
  period: string,
): { said: SaidOfPrice; doubt: Doubt | null } {
  const read = headerUnits(currency).price;
  const said: SaidOfPrice =
    currency === ''
      ? {}
      : {
          ...(read.scale === undefined ? {} : { scale: read.scale }),
          currency: read.currency ?? (isNaira(currency) ? undefined : 'other'),
        };
  const plain = period.replace(/^(?:1|one)\s+(?=[a-z])/i, '').trim();
  if (plain === '' || ONCE.test(plain)) return { said, doubt: null };
  const unit = [unitIn(plain), unitIn(`per ${plain}`)].find(
    (found) => found !== null && isWhole(found.words, plain),
  );
  return unit
    ? { said: { ...said, unit: unit.unit }, doubt: null }
    : {
        said,
        doubt: {
          kind: 'price unclear',
          text: `The price is for '${period}': write what it is for a year, a month or a night`,
        },
      };
}

/** What is to be asked of a price by what stands beside it, in its column's name or in its cell; null where nothing is. */
export function priceQuestion(
  price: ReadPrice,
  beside: ReturnType<typeof priceBeside>,
  written: Record<'cell' | 'column' | 'period', string>,
): Doubt | null {
  return (
    beside.doubt ??
    periodsDiffer(price, beside.said, written.period) ??
    pricesBegin(price, written.cell) ??
    columnMore(price, written.column) ??
    nightDiffers(price, headerUnits(written.column).price.unit)
  );
}

const isNaira = (currency: string) =>
  NAIRA.test(currency) || currency.startsWith('₦') || currency.startsWith('#');

/** A cell whose amount is where prices begin, not what this home costs: 'starting from 35m'. */
function pricesBegin({ kind }: ReadPrice, cell: string): Doubt | null {
  return kind === 'amount' && /\b(?:from|start(?:ing|s)?|upwards?|and above)\b/i.test(cell)
    ? {
        kind: 'price unclear',
        text: `The price is written as '${cell}': write what this one costs`,
      }
    : null;
}

/** 'Total package', 'Min price', 'Rent (2yrs)', 'Rent 2025', 'Present rent'. */
const MORE =
  /package|\bfirst year|\b1st year|\bmin\b|starting|\bfrom\b|(?:[2-9]|two|three)\s?-?(?:yrs?|years?)\b|\b20\d\d\b|\b(?:present|current|passing)\b/i;

/** A column whose amounts are more than the rent, or less than the price: 'Total package', 'Min price'. */
function columnMore({ kind }: ReadPrice, column: string): Doubt | null {
  if (kind !== 'amount' || !MORE.test(column)) return null;
  return {
    kind: 'price unclear',
    text: `The price stands in the column '${column}': write what this one costs by itself`,
  };
}

/** A week or a month in a column of nights is one of a short let, or a slip. */
function nightDiffers(price: ReadPrice, unit: SaidOfPrice['unit']): Doubt | null {
  if (price.kind === 'none' || unit !== 'night' || price.unit === null || price.unit === 'night')
    return null;
  return {
    kind: 'price unclear',
    text: `The price is per ${price.unit} in its own cell, in a column of nights`,
  };
}

/** Where the price's own cell says another period than the column beside it; the cell's is taken. */
function periodsDiffer(price: ReadPrice, { unit }: SaidOfPrice, period: string): Doubt | null {
  if (price.kind === 'none' || price.unit === null || unit === undefined || price.unit === unit)
    return null;
  return {
    kind: 'price unclear',
    text: `The price is per ${price.unit} in its own cell, and '${period}' beside it`,
  };
}

/** Whether nothing else stands in the cell: of '6 months' the month alone is not what is said. */
const isWhole = (words: string, cell: string) =>
  words.replace(/^per\s+/i, '').length >=
  cell.replace(/^per\s+/i, '').replace(/[\s.]+$/, '').length;
