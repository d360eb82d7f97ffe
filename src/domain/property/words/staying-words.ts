import { countOf } from '../../format/count-of';

/** Why some of the listings that are chosen keep their price, a sentence for each reason there is. */
export function stayingWords({
  begun,
  unpriced,
  same,
}: {
  /** Their form is begun and holds a price of its own. */
  begun: number;
  unpriced: number;
  same: number;
}): string[] {
  const isOne = (count: number) => count === 1;
  return [
    begun > 0 &&
      `${countOf(begun, 'listing')} ${isOne(begun) ? 'stays as it is: its form is' : 'stay as they are: their forms are'} begun and not saved.`,
    unpriced > 0 &&
      `${countOf(unpriced, 'listing')} ${isOne(unpriced) ? 'has' : 'have'} no price yet to reckon from.`,
    same > 0 && `${countOf(same, 'listing')} ${isOne(same) ? 'has' : 'have'} that price already.`,
  ].filter((words) => words !== false);
}
