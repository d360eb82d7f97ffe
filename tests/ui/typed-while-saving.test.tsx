import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { geocoder } from '../../src/geo/geocoders/geocoder-in-use';
import { madePerson } from '../support/made-person';
import { renderScreen } from '../support/render-screen';

test('[FORM-5] words that are typed while the place of a pressed save is looked up are saved too', async () => {
  const { person, fill, phone } = await renderScreen('/add-property', { as: madePerson('agent') });
  await fill(await screen.findByLabelText(/^Price/), '150000000');
  await fill(screen.getByLabelText(/^Address/), 'Zzyzx Close');
  await fill(screen.getByLabelText('Description'), 'Four bedrooms');
  await person.selectOptions(screen.getByLabelText('Status'), 'Draft');
  let answer = (_: null) => {};
  const asked = vi.spyOn(geocoder, 'resolve').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await person.click(screen.getByRole('button', { name: 'Save Property' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await fill(screen.getByLabelText(/^Price/), '140000000');
  asked.mockImplementation(async () => null);
  answer(null);
  await screen.findByText('Saved on this device');
  expect((await phone.myProperties.toArray()).map(({ content }) => content.price)).toEqual([
    140_000_000,
  ]);
  expect(await phone.drafts.count()).toBe(0);
  asked.mockRestore();
});
