import type { PlacePrecision } from './resolve-place';

type Precision = PlacePrecision | 'street';

const EXACT_TO: Record<Precision, string> = {
  street: 'street',
  landmark: 'landmark',
  neighbourhood: 'neighbourhood',
  town: 'town',
  lga: 'local government area',
  state: 'state',
};

/** What is said of a pin that came from an address (FORM-2): where it stands, and how exactly. */
export function pinWords(place: { name: string; state: string; precision: Precision }): string {
  const { name, state, precision } = place;
  const where = precision === 'state' || state === '' ? name : `${name}, ${state}`;
  return `The pin comes from the address: ${where}, exact to the ${EXACT_TO[precision]} only. Drag it to the property itself.`;
}

/** Whether one precision says more of where a home is than another. */
export function isFinerThan(a: Precision, b: Precision): boolean {
  const order = Object.keys(EXACT_TO);
  return order.indexOf(a) < order.indexOf(b);
}
