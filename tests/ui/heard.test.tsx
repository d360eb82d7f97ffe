import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserType } from '../../src/contract/people/account';
import type { Collection } from '../../src/contract/feed/collections';
import { reportReach } from '../../src/platform/network/connectivity';
import { madeMessage } from '../support/made-message';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

// Right after a first login: the server is reached, and the account's feeds are on their way.
const waiting: typeof fetch = () => new Promise(() => undefined);

const LISTS: [UserType, string, Collection, RegExp][] = [
  ['agent', '/dashboard', 'properties', /You haven't added any properties yet/],
  ['agent', '/dashboard/messages', 'messages', /^No Messages$/],
  ['agent', '/dashboard/inspections', 'inspections', /^No inspection Requests$/],
  ['agent', '/dashboard/saved', 'saved-properties', /^No Saved Properties$/],
  ['seeker', '/customer-dashboard?tab=saved', 'search-alerts', /Save a search from its results/],
  ['seeker', '/customer-dashboard?tab=saved', 'saved-properties', /^No Saved Properties$/],
  ['seeker', '/customer-dashboard?tab=inspections', 'inspections', /^No inspection Requests$/],
  ['seeker', '/customer-dashboard?tab=messages', 'messages', /^No Messages$/],
  ['seeker', '/customer-dashboard?tab=notifications', 'notifications', /^No notifications yet$/],
];

test.each(LISTS)(
  'an account of a %s at %s: %s are not said to be none before they came',
  async (role, address, collection, none) => {
    const as = madePerson(role);
    const phone = phoneOf(as);
    await renderScreen(address, { as, network: waiting });
    await screen.findByRole('heading', { level: 1 });
    await act(() => phone.messages.toArray());
    expect(screen.queryByText(none)).toBeNull();
    await phone.cursors.put({ collection, cursor: 0, pulledAt: 1, shared: 2, unread: 0 });
    expect(await screen.findByText(none)).toBeTruthy();
  },
);

test('without a network a list that is empty says so', async () => {
  const as = madePerson('seeker');
  await renderScreen('/customer-dashboard?tab=messages', { as, network: waiting });
  expect(await screen.findByText('Opening your messages …')).toBeTruthy();
  act(() => reportReach(false));
  expect(await screen.findByText('No Messages')).toBeTruthy();
});

test('what comes with the first feed is never preceded by a word that there is nothing', async () => {
  const as = madePerson('seeker');
  const phone = phoneOf(as);
  await renderScreen('/customer-dashboard?tab=messages', { as, network: waiting });
  await screen.findByText('Opening your messages …');
  const words: (string | null)[] = [];
  const watch = new MutationObserver(() => words.push(document.body.textContent));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await phone.transaction('rw', phone.messages, phone.cursors, async () => {
    await phone.messages.put(madeMessage(as));
    await phone.cursors.put({
      collection: 'messages',
      cursor: 1,
      pulledAt: 1,
      shared: 2,
      unread: 0,
    });
  });
  expect(await screen.findByText('Yes, it is. When do you come?')).toBeTruthy();
  watch.disconnect();
  expect(words.filter((shown) => shown?.includes('No Messages'))).toEqual([]);
});
