import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { geocoder } from '../../src/geo/geocoders/geocoder-in-use';
import { madePerson } from '../support/made-person';
import { renderScreen } from '../support/render-screen';

/** A new listing of a price whose save was pressed, and whose place is still being looked up. */
async function pressed(price: string) {
  const shown = await renderScreen('/add-property', { as: madePerson('agent') });
  const { person, fill } = shown;
  await fill(await screen.findByLabelText(/^Price/), price);
  await fill(screen.getByLabelText(/^Address/), 'Zzyzx Close');
  await fill(screen.getByLabelText('Description'), 'Four bedrooms');
  let answer = () => {};
  const looked = vi.spyOn(geocoder, 'resolve').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(null);
      }),
  );
  await person.click(screen.getByRole('button', { name: 'Save Property' }));
  await waitFor(() => expect(looked).toHaveBeenCalledTimes(1));
  const found = () => {
    looked.mockImplementation(async () => null);
    answer();
  };
  return { ...shown, found };
}

// Of the first price it would have been asked whether it is right.
test('[FORM-5] words that are typed while the place of a pressed save is looked up are saved too', async () => {
  const { fill, phone, found } = await pressed('1500');
  await fill(screen.getByLabelText(/^Price/), '140000000');
  found();
  await screen.findByText('Saved on this device');
  expect((await phone.myProperties.toArray()).map(({ content }) => content.price)).toEqual([
    140_000_000,
  ]);
  expect(await phone.drafts.count()).toBe(0);
});

test('[FORM-4] and where they leave a field empty it is asked for', async () => {
  const { person, phone, found } = await pressed('140000000');
  await person.clear(screen.getByLabelText(/^Price/));
  found();
  expect(await screen.findByText(/^Please fill out all required fields/)).toBeTruthy();
  expect(await phone.myProperties.count()).toBe(0);
});
