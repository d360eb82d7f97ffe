import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HouseDrawing } from '../../src/components/listing/house-drawing';

const drawn = (type: string) => renderToStaticMarkup(<HouseDrawing label="No photo" type={type} />);

test.each([
  ['Land', 'Commercial Land'],
  ['Flat', 'Apartment'],
  ['Industrial', 'Warehouse'],
])(
  'a home without a photo is drawn by its kind: %s like %s, and not like a house',
  (one, other) => {
    expect(drawn(one)).toBe(drawn(other));
    expect(drawn(one)).not.toBe(drawn('Detached'));
  },
);

test('a type of a later version is drawn as a house', () => {
  expect(drawn('Houseboat')).toBe(drawn('Detached'));
});
