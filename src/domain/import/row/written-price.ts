import { type ReadPrice, readPrice } from '../../listing-text/read-price';
import type { Doubt } from '../doubt';
import type { Field } from '../table/column-names';
import { headerUnits } from '../table/header-units';
import type { HeaderMap } from '../table/map-header';
import { LONGEST_CELL } from './cell-reader';
import { priceBeside, priceQuestion } from './price-beside';

type WrittenPrice = {
  price: ReadPrice;
  /** The cell. */
  rawPrice: string;
  priceColumn: string;
  /** The cell with its money, where only the column's name or the cell beside it says which. */
  inMoney: string;
  /** What is to be asked of it, whatever the home is. */
  doubts: Doubt[];
};

/** Naira; the dearest estates are sold for tens of billions. */
const MORE_THAN_ANY = 1e12;

/** Reads the price of a row as its cell, its column's name and the cells beside it write it. */
export function writtenPrice(
  row: Readonly<Record<string, string>>,
  header: HeaderMap,
  cell: (field: Field) => string,
): WrittenPrice {
  const priceColumn = header.columns.price ?? '';
  const rawPrice = (row[priceColumn] ?? '').slice(0, LONGEST_CELL).trim();
  const beside = priceBeside(cell('currency'), cell('period'));
  const said = { ...headerUnits(priceColumn).price, ...beside.said };
  const inScale = readPrice(rawPrice, said);
  // '₦85,000,000' in a column of millions: no home costs that many of them.
  const isWhole =
    said.scale !== undefined && inScale.kind === 'amount' && inScale.amount >= MORE_THAN_ANY;
  const price = isWhole ? readPrice(rawPrice, { ...said, scale: undefined }) : inScale;
  const written = { cell: rawPrice, column: priceColumn, period: cell('period') };
  const question = priceQuestion(price, beside, written);
  const text = `${rawPrice} in the column ${priceColumn} was taken for the whole amount`;
  return {
    price,
    rawPrice,
    priceColumn,
    inMoney:
      said.currency === undefined || /[$£€]|[a-z]{3}/i.test(rawPrice)
        ? rawPrice
        : `${rawPrice} (${cell('currency') || priceColumn})`,
    doubts: [
      ...(question === null ? [] : [question]),
      ...(isWhole ? [{ kind: 'price unclear', text } as const] : []),
    ],
  };
}
