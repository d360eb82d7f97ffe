import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Listing } from '../../src/contract/listing/property';
import { answering } from '../support/answering';
import { madeListing } from '../support/made-listing';
import { phoneOf, renderScreen } from '../support/render-screen';

const RENT = '/search-results?listingType=rent&location=Lagos';
const home = (title: string) => madeListing({ title, listingType: 'rent' });
const finding = (...properties: Listing[]) =>
  answering({
    'GET /api/properties': {
      body: { properties, total: properties.length, totalIsCapped: false, nextCursor: null },
    },
  });

test('[SEEN-1] a result says quietly that its home was opened, and only that one', async () => {
  const [opened, other] = [home('Opened before'), home('Not opened')];
  await phoneOf(null).seenHomes.put({ id: opened.id, at: 1 });
  await renderScreen(RENT, { network: finding(opened, other) });
  const card = await screen.findByRole('article', { name: 'Opened before' });
  expect(await within(card).findByText('Seen')).toBeTruthy();
  expect(
    within(screen.getByRole('article', { name: 'Not opened' })).queryByText('Seen'),
  ).toBeNull();
});

test('[SEEN-1] so does its card beside the map', async () => {
  const [opened, other] = [home('Opened before'), home('Not opened')];
  await phoneOf(null).seenHomes.put({ id: opened.id, at: 1 });
  await renderScreen(`${RENT}&view=map`, { network: finding(opened, other) });
  const link = await screen.findByRole('link', { name: 'Opened before' });
  await waitFor(() => expect(screen.getAllByText('Seen')).toHaveLength(1));
  expect(link.closest('li')?.textContent).toContain('Seen');
});

test('[SEEN-1] a home is remembered once it is opened', async () => {
  const listing = madeListing();
  await phoneOf(null).listings.put({ ...listing, fetchedAt: Date.now() });
  const { phone } = await renderScreen(`/property-detail/${listing.id}`);
  await screen.findByRole('heading', { level: 1, name: listing.title });
  await waitFor(async () =>
    expect((await phone.seenHomes.toArray()).map(({ id }) => id)).toEqual([listing.id]),
  );
});
