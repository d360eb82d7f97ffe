import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Inspection } from '../../src/contract/inspection/inspection';
import type { Notification } from '../../src/contract/feed/notification';
import type { Listing } from '../../src/contract/listing/property';
import type { ToldStatus } from '../../src/contract/listing/property-options';
import { answering } from '../support/answering';
import { madeInspection } from '../support/made-inspection';
import { madeListing } from '../support/made-listing';
import { madePerson } from '../support/made-person';
import { propertyContent } from '../support/property-content';
import { phoneOf, renderScreen } from '../support/render-screen';

// What a later version lets be chosen, on a phone of this one.
const LATER = { listingType: 'auction', type: 'Houseboat', propertyCategory: 'Leisure' };
/** As it comes over the wire, where nobody holds a later server to our options. */
const later = <Home extends object>(home: Home): Home => ({ ...home, ...LATER });

test('a home of a kind and an offer that this version does not know is shown as such', async () => {
  const home: Listing = later(madeListing({ title: 'Home on the lagoon', price: 7_000_000 }));
  const network = answering({
    'GET /api/properties': {
      body: { properties: [home], total: 1, totalIsCapped: false, nextCursor: null },
    },
    [`GET /api/properties/${home.id}`]: { body: { property: home } },
  });
  const { person } = await renderScreen('/search-results?listingType=rent&location=Lagos', {
    network,
  });
  const card = await screen.findByRole('article', { name: 'Home on the lagoon' });
  expect(card.textContent).toContain('₦7,000,000 on other terms');
  await person.click(within(card).getByRole('link', { name: 'Home on the lagoon' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Home on the lagoon/ })).toBeTruthy();
  expect(screen.getByText('Houseboat')).toBeTruthy();
  expect(document.body.textContent).toContain('Price on other terms');
});

test('one’s own is edited, and what is not known stays as it is', async () => {
  const id = crypto.randomUUID();
  const agent = madePerson('agent');
  const phone = phoneOf(agent);
  await phone.myProperties.put({
    id,
    content: later(propertyContent()),
    status: 'Active',
    version: 4,
    images: [],
    createdAt: 1,
    updatedAt: 1,
  });
  const { person, fill } = await renderScreen(`/edit-property/${id}`, { as: agent });
  await screen.findByRole('button', { name: 'Save Property' });
  const chosen = (label: string | RegExp) => {
    const control = screen.getByLabelText(label);
    if (!(control instanceof HTMLSelectElement)) throw new Error('No choice');
    return control.selectedOptions[0]?.textContent;
  };
  expect(chosen('Listing for')).toBe('Other: auction');
  expect(chosen(/^Type/)).toBe('Other: Houseboat');
  expect(chosen('Category')).toBe('Other: Leisure');
  await fill(screen.getByLabelText(/^Price/), '6.2m');
  await person.click(screen.getByRole('button', { name: 'Save Property' }));
  await expect.poll(() => phone.outbox.count()).toBe(1);
  const [row] = await phone.outbox.toArray();
  expect(row?.payload).toMatchObject({ content: { price: 6_200_000 } });
  for (const key of Object.keys(LATER)) expect(row?.payload).not.toHaveProperty(`content.${key}`);
  expect((await phone.myProperties.get(id))?.content).toMatchObject(LATER);
});

test('a state that this version does not know is shown in its own word, and offers no step', async () => {
  const agent = madePerson('agent');
  const phone = phoneOf(agent);
  const id = crypto.randomUUID();
  const status = 'Under offer' as ToldStatus;
  const content = propertyContent({ title: 'Duplex under offer' });
  const one = { id, content, status, version: 4, images: [], createdAt: 1, updatedAt: 1 };
  await phone.myProperties.put(one);
  const viewed = 'Viewed' as Inspection['status'];
  await phone.inspections.put(madeInspection(agent, { status: viewed, propertyTitle: 'Flat' }));
  await renderScreen('/dashboard', { as: agent });
  const row = await screen.findByRole('article', { name: /Duplex under offer/ });
  expect(row.textContent).toContain('Under offer');
  expect(row.textContent).not.toContain('Rented or sold');
  cleanup();

  await renderScreen(`/edit-property/${id}`, { as: agent });
  const control = await screen.findByLabelText('Status');
  expect(control).toHaveProperty('value', 'Under offer');
  cleanup();

  await renderScreen('/dashboard/inspections', { as: agent });
  const asked = await screen.findByRole('row', { name: /^Flat/ });
  expect(within(asked).getByText('Viewed')).toBeTruthy();
  expect(within(asked).queryByRole('button', { name: /Confirm|Reschedule|Reactivate/ })).toBeNull();
});

test('a notification of a kind that this version does not know is read by its words', async () => {
  const seeker = madePerson('seeker');
  const type = 'OPEN_HOUSE' as Notification['type'];
  await phoneOf(seeker).notifications.put({
    id: crypto.randomUUID(),
    type,
    propertyId: null,
    propertyTitle: 'Flat in Yaba',
    message: 'Open to all on Saturday',
    details: {},
    read: false,
    createdAt: '2026-05-01T08:00:00.000Z',
  });
  const { person } = await renderScreen('/customer-dashboard?tab=notifications', { as: seeker });
  const told = await screen.findByRole('button', { name: /Open to all on Saturday/ });
  await person.click(told);
  expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeTruthy();
});
