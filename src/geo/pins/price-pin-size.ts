import { shortNaira } from '../../domain/format/short-naira';
import { PIN_SIZE } from '../../domain/map/place-pins';

const LETTER_PX = 9;
const SIDES_PX = 20;
/** Air between a pin and the edge of the map, in pixels. */
const EDGE_PX = 4;

/** How much larger than usual the text is: pins grow with it. */
export const textScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** How wide the pin of a price is at the usual size of text, in pixels. */
export function priceWidth({ price }: { price: number }): number {
  return shortNaira(price).length * LETTER_PX + SIDES_PX;
}

/** What a map leaves free at its sides and at its top and bottom so that none of these pins is cut, in pixels. */
export function edgeRoom(pins: readonly { price: number }[]): [number, number] {
  const widest = Math.max(PIN_SIZE.count, ...pins.map(priceWidth));
  const highest = Math.max(PIN_SIZE.count, PIN_SIZE.priceHeight);
  return [(textScale() * widest) / 2 + EDGE_PX, (textScale() * highest) / 2 + EDGE_PX];
}
