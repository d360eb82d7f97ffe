import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { API_MARK } from '../../src/contract/headers';
import { renderScreen } from '../support/render-screen';

test('a server that no longer serves this version has it say so on every screen, with a way to update', async () => {
  const network = () =>
    Promise.resolve(
      new Response('{"message":"Too old","code":"update-needed"}', {
        status: 426,
        headers: { [API_MARK]: '9' },
      }),
    );
  const { person } = await renderScreen('/search-results?listingType=rent', { network });
  const words =
    'This version of the app is too old for the server. What you wrote is safe on this device, and goes out after the update.';
  expect(await screen.findByText(words)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Update' }));
  // Here no worker can fetch one.
  expect(
    await screen.findByText(
      'No new version could be fetched. Try again with a network, and with some space free on this device.',
    ),
  ).toBeTruthy();
});
