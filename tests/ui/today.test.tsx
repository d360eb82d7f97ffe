import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { User } from '../../src/contract/people/account';
import type { ReceivedContact } from '../../src/contract/people/contact-request';
import type { AppDatabase } from '../../src/db/app-database';
import type { MyProperty, NotificationRecord } from '../../src/db/records';
import { storeSnapshot } from '../../src/db/repositories/account/snapshot-repository';
import { madeInspection } from '../support/made-inspection';
import { madeMessage } from '../support/made-message';
import { madeRow, refused } from '../support/made-row';
import { madeMyProperty } from '../support/made-my-property';
import { madePerson } from '../support/made-person';
import { narrowScreen } from '../support/narrow-screen';
import { phoneOf, renderScreen } from '../support/render-screen';

const on = (scope: HTMLElement, name: string | RegExp) =>
  within(scope).getByRole('button', { name });
const region = () => screen.findByRole('region', { name: 'Today' });
const ending = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Today' })).toBeNull());
const rowsOf = (today: HTMLElement) =>
  within(today)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const mine = (title: string, part: Partial<MyProperty> = {}) => madeMyProperty(title, {}, part);

function told(part: Partial<NotificationRecord>): NotificationRecord {
  return {
    id: crypto.randomUUID(),
    type: 'PRICE_CHANGE',
    propertyId: null,
    propertyTitle: 'House',
    message: '',
    details: {},
    read: false,
    createdAt: '2026-05-01T08:00:00.000Z',
    ...part,
  };
}

const LONG_AGO = '2026-05-01T08:00:00.000Z';
const madeContact = (part: Partial<ReceivedContact> = {}): ReceivedContact => ({
  id: crypto.randomUUID(),
  propertyId: crypto.randomUUID(),
  propertyTitle: 'Flat to see',
  name: 'Vera',
  email: 'vera@test.example',
  phone: '+2348030000000',
  kind: 'call',
  message: '',
  createdAt: new Date().toISOString(),
  ...part,
});

/** An agent's dashboard, with what `fill` puts on the phone before. */
async function having(fill: (phone: AppDatabase, as: User) => Promise<unknown>) {
  const as = madePerson('agent');
  const phone = phoneOf(as);
  await fill(phone, as);
  const shown = await renderScreen('/dashboard', { as });
  await screen.findByText(/^Showing \d+ of \d+ properties$/);
  const kinds = async () => (await phone.outbox.toArray()).map(({ kind }) => kind);
  return { ...shown, phone, kinds };
}

describe('[TODAY-1] what needs an answer', () => {
  test('is a visit, confirmed with one tap and no network', async () => {
    const { person, phone, kinds } = await having((phone, as) =>
      phone.inspections.put(madeInspection(as)),
    );
    const today = await region();
    expect(rowsOf(today)).toEqual(['Visit 15:00, 04/05/2099Amina Bello, Flat to seeConfirm']);
    await person.click(on(today, 'Confirm the visit of Amina Bello'));
    await ending();
    expect(await screen.findByText('Confirmed on this device')).toBeTruthy();
    expect((await phone.inspections.toArray()).map(({ status }) => status)).toEqual(['Confirmed']);
    expect(await kinds()).toEqual(['inspection.answer']);
  });

  test('is nothing of somebody who was blocked, whose agreed visit still takes its time', async () => {
    const ada = { id: crypto.randomUUID(), name: 'Ada Blocked' };
    const theirs = { requester: ada, requesterId: ada.id, requesterName: ada.name };
    await having(async (phone, as) => {
      await phone.blocks.put({ id: ada.id, name: ada.name, blockedAt: LONG_AGO });
      await phone.messages.put(madeMessage(as, { sender: ada, content: 'Answer me' }));
      await phone.inspections.bulkPut([
        madeInspection(as, { ...theirs, requestTime: '09:00' }),
        madeInspection(as, { ...theirs, status: 'Confirmed', propertyTitle: 'Agreed' }),
        madeInspection(as, { requestTime: '15:10', propertyTitle: 'Of another' }),
      ]);
    });
    const rows = rowsOf(await region()).join('\n');
    expect(rows).toContain('Of another');
    expect(rows).not.toContain('Answer me');
    expect(rows).not.toContain('09:00');
    expect(rows).toContain('Agreed');
  });

  test('is a visit, and a double tap does not confirm the one that comes up in its place', async () => {
    const { person, phone } = await having((phone, as) =>
      phone.inspections.bulkPut([
        madeInspection(as, { requestDate: '2099-05-04', propertyTitle: 'First' }),
        madeInspection(as, { requestDate: '2099-05-05', propertyTitle: 'Second' }),
      ]),
    );
    const today = await region();
    const button = () => within(today).getAllByRole('button', { name: /^Confirm the visit/ })[0];
    const status = async (title: string) =>
      (await phone.inspections.filter((one) => one.propertyTitle === title).first())?.status;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    await person.dblClick(button() ?? today);
    await waitFor(() => expect(rowsOf(today)).toHaveLength(1));
    await person.click(button() ?? today);
    expect([await status('First'), await status('Second')]).toEqual(['Confirmed', 'Pending']);
    expect(await phone.outbox.count()).toBe(1);
    clock.mockReturnValue(Date.now() + 1000);
    await person.click(button() ?? today);
    await ending();
    expect(await status('Second')).toBe('Confirmed');
    clock.mockRestore();
  });

  test('is the question whether a home is to be had: one tap says that it is', async () => {
    const home = mine('Flat to see');
    const { person, phone, kinds } = await having(async (phone, as) => {
      await phone.myProperties.put(home);
      const about = { propertyId: home.id, content: 'Good day, is it still available?' };
      await phone.messages.put(madeMessage(as, about));
    });
    await person.click(on(await region(), 'Tell Harmattan Homes that it is still available'));
    await ending();
    expect((await kinds()).toSorted()).toEqual(['message.read', 'message.send']);
    const [said] = await phone.messages.filter(({ sentByMe }) => sentByMe).toArray();
    expect(said?.content).toMatch(/^Good day\. .* is still available\./);
  });

  test('is the question whether a home is to be had, not answered past the plan', async () => {
    const home = mine('Flat to see');
    const { person, address, kinds } = await having(async (phone, as) => {
      await phone.myProperties.put(home);
      await phone.messages.put(
        madeMessage(as, { propertyId: home.id, content: 'Is it still available?' }),
      );
      const renewsAt = '2099-05-01T00:00:00.000Z';
      const uses = [{ limit: 'messages' as const, used: 30, allowed: 30, renewsAt }];
      const plan = { plan: 'starter', billingPeriod: 'monthly', uses, asked: null } as const;
      await storeSnapshot('plan', { ...plan, uses }, Date.now(), phone);
    });
    await person.click(on(await region(), 'Tell Harmattan Homes that it is still available'));
    expect(await screen.findByText(/^Not answered: Your Starter plan /)).toBeTruthy();
    expect(address()).toBe('/dashboard/account');
    expect(await kinds()).toEqual([]);
  });

  test('[AMSG-4] is a visitor who left a number: the tap that calls them notes it, and can be undone', async () => {
    const { person, kinds } = await having((phone) =>
      storeSnapshot('contacts', [madeContact(), madeContact({ createdAt: LONG_AGO })], 1, phone),
    );
    const today = await region();
    expect(rowsOf(today)).toEqual(['Vera asks for a callFlat to seeCall']);
    const call = within(today).getByRole('link', { name: 'Call Vera' });
    expect(call.getAttribute('href')).toBe('tel:+2348030000000');
    call.addEventListener('click', (tap) => tap.preventDefault());
    await person.click(call);
    await ending();
    expect(await kinds()).toEqual(['contact.answer']);
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(rowsOf(await region())).toEqual(['Vera asks for a callFlat to seeCall']);
  });

  test('is a message, whose conversation opens with one tap and is read by that', async () => {
    const { person, fill, kinds } = await having((phone, as) =>
      phone.messages.put(madeMessage(as)),
    );
    await person.click(on(await region(), 'Reply to Harmattan Homes'));
    const talk = await screen.findByRole('dialog', { name: 'Harmattan Homes' });
    expect(within(talk).getByText('Yes, it is. When do you come?')).toBeTruthy();
    await ending();
    const words = within(talk).getByLabelText('Message');
    expect(document.activeElement).toBe(words);
    await fill(words, 'On Saturday.');
    await person.click(on(talk, 'Send Reply'));
    expect(await within(talk).findByText('Saved on this device')).toBeTruthy();
    expect(await kinds()).toEqual(['message.read', 'message.send']);
  });

  test('are listings, all confirmed with one tap, and what asked for it is read', async () => {
    const one = mine('House', { confirmedAt: 1 });
    const { person, phone, kinds } = await having(async (phone) => {
      await phone.myProperties.bulkPut([one, mine('Flat', { confirmedAt: 1, updatedAt: 2 })]);
      await phone.myProperties.put(mine('Fresh', { confirmedAt: Date.now() }));
      await phone.myProperties.put(mine('Draft', { confirmedAt: 1, status: 'Draft' }));
      await phone.notifications.put(told({ type: 'STILL_AVAILABLE', propertyId: one.id }));
    });
    await person.click(on(await region(), 'Confirm all 2 listings: still available'));
    await ending();
    expect((await kinds()).toSorted()).toEqual([
      'notification.read',
      'property.confirm',
      'property.confirm',
    ]);
    expect((await phone.notifications.toArray()).map(({ read }) => read)).toEqual([true]);
  });

  test('is a listing that was hidden, published again with one tap where the plan has room', async () => {
    const house = mine('House', { status: 'Draft', confirmedAt: 1 });
    const { person, phone, kinds } = await having(async (phone) => {
      await phone.myProperties.put(house);
      await phone.notifications.put(told({ type: 'LISTING_HIDDEN', propertyId: house.id }));
    });
    await person.click(on(await region(), 'Publish House'));
    await ending();
    expect((await phone.myProperties.get(house.id))?.status).toBe('Active');
    expect((await kinds()).toSorted()).toEqual(['notification.read', 'property.publish']);
  });

  test('is not published past the plan, which is said', async () => {
    const house = mine('House', { status: 'Draft' });
    const { person, address, kinds } = await having(async (phone) => {
      await phone.myProperties.bulkPut([house, mine('Online')]);
      await phone.notifications.put(told({ type: 'LISTING_HIDDEN', propertyId: house.id }));
      const uses = [{ limit: 'listings' as const, used: 1, allowed: 1, renewsAt: null }];
      const plan = { plan: 'starter', billingPeriod: 'monthly', uses, asked: null } as const;
      await storeSnapshot('plan', { ...plan, uses }, Date.now(), phone);
    });
    await person.click(on(await region(), 'Publish House'));
    expect(
      await screen.findByText('Not published: Your Starter plan publishes 1 listing; 1 is active.'),
    ).toBeTruthy();
    expect(address()).toBe('/dashboard/account');
    expect(await kinds()).toEqual([]);
  });

  test('are published as far as the plan has room, and the others wait', async () => {
    const houses = [mine('House', { status: 'Draft' }), mine('Flat', { status: 'Draft' })];
    const { person, phone } = await having(async (phone) => {
      await phone.myProperties.bulkPut(houses);
      await phone.notifications.bulkPut(
        houses.map(({ id }) => told({ type: 'LISTING_HIDDEN', propertyId: id })),
      );
      const uses = [{ limit: 'listings' as const, used: 0, allowed: 1, renewsAt: null }];
      const plan = { plan: 'starter', billingPeriod: 'monthly', uses, asked: null } as const;
      await storeSnapshot('plan', { ...plan, uses }, Date.now(), phone);
    });
    await person.click(on(await region(), 'Publish all 2 listings'));
    expect(
      await screen.findByText('Saved on this device: 2 listings. 1 waits for room in your plan.'),
    ).toBeTruthy();
    const rows = await phone.outbox.where('kind').equals('property.publish').toArray();
    expect(rows.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ whenRoom: true }),
      expect.objectContaining({ whenRoom: true }),
    ]);
  });

  test('is what was refused, which leads to the Outbox', async () => {
    const { person, address } = await having(async (phone, as) => {
      const message = madeMessage(as, { sentByMe: true, onServer: false });
      await phone.outbox.add(
        madeRow(as, { kind: 'message.send', entityId: message.id, ...refused('No') }),
      );
    });
    const today = await region();
    expect(on(today, /^Today/).textContent).toBe('Today: 1 not sent');
    await person.click(on(today, 'See Outbox'));
    expect(address()).toBe('/outbox');
  });

  test('is a limit that is near, until it was looked at', async () => {
    const { person, phone, address } = await having((phone) =>
      storeSnapshot(
        'plan',
        {
          plan: 'starter',
          billingPeriod: 'monthly',
          asked: null,
          uses: [{ limit: 'listings', used: 9, allowed: 10, renewsAt: null }],
        },
        Date.now(),
        phone,
      ),
    );
    await person.click(on(await region(), /^Plan and limits: /));
    expect(address()).toBe('/dashboard/account');
    await waitFor(async () => expect(await phone.preferences.count()).toBe(1));
    await person.click(screen.getByRole('link', { name: 'My Properties' }));
    await screen.findByText(/^Showing \d+ of \d+ properties$/);
    await ending();
  });
});

describe('[TODAY-2] on a phone', () => {
  test('nothing stands above the listings where nothing waits', async () => {
    narrowScreen();
    await having((phone) => phone.myProperties.put(mine('House', { confirmedAt: Date.now() })));
    expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
  });

  test('the first of what waits is done at once, a tap unfolds four of it, another the rest', async () => {
    narrowScreen();
    const { person } = await having(async (phone, as) => {
      const days = ['2099-05-04', '2099-05-05', '2099-05-06'];
      await phone.inspections.bulkPut(
        days.map((requestDate) => madeInspection(as, { requestDate })),
      );
      const ngozi = { id: crypto.randomUUID(), name: 'Ngozi' };
      await phone.messages.bulkPut([
        madeMessage(as),
        madeMessage(as, { sender: ngozi, fromUserId: ngozi.id }),
      ]);
      await phone.myProperties.put(mine('House', { confirmedAt: 1 }));
    });
    const today = await region();
    const fold = on(today, 'Today: 3 visits to confirm, 2 messages, 1 listing to confirm');
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect(rowsOf(today)).toEqual(['Visit 15:00, 04/05/2099Amina Bello, Flat to seeConfirm']);
    await person.click(on(today, 'Confirm the visit of Amina Bello'));
    expect(await within(today).findByText('Visit 15:00, 05/05/2099')).toBeTruthy();
    // The keyboard's place is kept as rows are settled.
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('Visit 15:00, 05/05/2099'),
    );
    expect(within(today).getAllByRole('listitem')).toHaveLength(1);
    await person.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(within(today).getAllByRole('listitem')).toHaveLength(5);
    await person.click(on(today, '1 more'));
    expect(rowsOf(today).at(-1)).toBe('Still available?HouseConfirm');
  });
});

describe('[TODAY-3] how much is new', () => {
  const tabs = (...texts: string[]) =>
    waitFor(() => {
      const bar = screen.getByRole('navigation', { name: 'Tabs' });
      expect(Array.from(bar.children, ({ textContent }) => textContent)).toEqual(texts);
    });

  test('stands on an agent’s tabs, in the title and on the app’s icon, each thing once', async () => {
    const setAppBadge = vi.fn(() => Promise.resolve());
    const clearAppBadge = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(navigator, { setAppBadge, clearAppBadge }));
    const { phone } = await having(async (phone, as) => {
      await phone.inspections.bulkPut([
        madeInspection(as),
        madeInspection(as, { requestDate: '2020-01-01' }),
      ]);
      await phone.messages.bulkPut([madeMessage(as), madeMessage(as)]);
      // The messages' own notification is no third thing.
      await phone.notifications.bulkPut([
        told({ type: 'NEW_MESSAGE' }),
        // Nor is that of the visit that waits for an answer.
        told({ type: 'INSPECTION_ASKED' }),
        told({}),
        told({ read: true }),
        // Nothing but its notification tells of a visitor without an account.
        told({ type: 'CONTACT_LEFT' }),
      ]);
    });
    await tabs('Listings', 'Inspections1 to answer', 'Messages3 unread', 'More1 unread');
    await waitFor(() => expect(document.title).toBe('(5) My Properties · Gida'));
    expect(setAppBadge).toHaveBeenLastCalledWith(5);
    await phone.messages.clear();
    await waitFor(() => expect(document.title).toBe('(3) My Properties · Gida'));
    await Promise.all([phone.inspections.clear(), phone.notifications.clear()]);
    await waitFor(() => expect(document.title).toBe('My Properties · Gida'));
    await waitFor(() => expect(clearAppBadge).toHaveBeenCalled());
  });

  test('tells a seeker of a confirmed inspection as of a message', async () => {
    const as = madePerson('seeker');
    await phoneOf(as).notifications.put(told({ type: 'INSPECTION_CONFIRMED' }));
    await renderScreen('/blog', { as });
    await tabs('Search', 'Saved', 'Messages', 'Account1 unread');
    await waitFor(() => expect(document.title).toBe('(1) Blog · Gida'));
  });
});
