import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ANONYMOUS, AppDatabase } from '../../src/db/app-database';
import { readSession } from '../../src/db/repositories/account/session-repository';
import { answering } from '../support/answering';
import { madeListing } from '../support/made-listing';
import { madePerson } from '../support/made-person';
import { renderScreen } from '../support/render-screen';

// What is behind a press or a search may not come: the screen stays, and says what did not happen.

const missing = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const search = vi.hoisted(() => ({ asked: false }));

vi.mock('../../src/db/device-index', () => {
  search.asked = true;
  return missing();
});
vi.mock('../../src/domain/places/other-places', missing);
vi.mock('../../src/sync/close-account', missing);
vi.mock('../../src/db/repositories/alerts/alert-commands', missing);

const as = madePerson('seeker');
const RENT = '/search-results?listingType=rent&location=Lagos&lat=6.5&lng=3.4&extentKm=20';
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

test('results without the search of the phone are those of the server', async () => {
  const found = madeListing({ title: 'From the server', listingType: 'rent' });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = answering({
    'GET /api/properties': {
      body: { properties: [found], total: 1, totalIsCapped: false, nextCursor: null },
    },
  });
  await new AppDatabase(ANONYMOUS).listings.put({
    ...madeListing({ title: 'On the phone', listingType: 'rent' }),
    fetchedAt: 1,
  });
  await renderScreen(RENT, {
    network: async (...asked) => {
      await held;
      return server(...asked);
    },
  });
  await waitFor(() => expect(search.asked).toBe(true));
  answer();
  expect(await screen.findByRole('article', { name: 'From the server' })).toBeTruthy();
  expect(screen.queryByText('Something went wrong.')).toBeNull();
});

test('a logout without its code says that one is still logged in', async () => {
  const { person } = await renderScreen('/faq', { as });
  await person.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Log Out' }));
  expect(
    await screen.findByText('You are still logged in. Check the connection and try again.'),
  ).toBeTruthy();
  expect(await readSession()).toMatchObject({ userId: as.id });
});

test('a search that cannot be saved for want of code does not blame the space on the phone', async () => {
  const { person } = await renderScreen(RENT, { as });
  await person.click(button('Save search'));
  expect(
    await screen.findByText(
      'A part of the app could not be fetched. Check the connection and try again.',
    ),
  ).toBeTruthy();
});
