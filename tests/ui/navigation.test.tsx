import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  adoptSaved,
  dropLeftovers,
  saveForLater,
} from '../../src/db/repositories/account/anonymous-leftovers';
import { readSession } from '../../src/db/repositories/account/session-repository';
import { sendMessage } from '../../src/db/repositories/messages/message-commands';
import { saveListing } from '../../src/db/repositories/saved/saved-commands';
import { reportReach } from '../../src/platform/network/connectivity';
import { madeListing } from '../support/made-listing';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const on = (scope: HTMLElement, name: string) => within(scope).getByRole('button', { name });
const names = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);

describe('the header', () => {
  test('[NAV-3] [NAV-7] of a visitor has a menu that opens, marks the page, and closes with the next', async () => {
    const { person, address } = await renderScreen('/pricing');
    const menu = () => screen.getByRole('button', { name: 'Menu' });
    expect(menu().getAttribute('aria-expanded')).toBe('false');
    menu().focus();
    await person.keyboard('{Enter}');
    expect(menu().getAttribute('aria-expanded')).toBe('true');
    expect(names(main().getAllByRole('link'))).toEqual([
      'Home',
      'Pricing',
      'Blog',
      'FAQ',
      'Log In',
    ]);
    expect(main().getByRole('button', { name: 'Sign Up' })).toBeTruthy();
    expect(names(main().getAllByRole('link', { current: 'page' }))).toEqual(['Pricing']);
    await person.tab();
    await person.tab();
    await person.tab();
    await person.keyboard('{Enter}');
    expect(address()).toBe('/blog');
    expect(menu().getAttribute('aria-expanded')).toBe('false');
  });

  test.each([
    ['seeker', '/customer-dashboard'],
    ['agent', '/dashboard'],
    ['approver', '/approvals'],
  ] as const)(
    '[NAV-4] of a %s leads to %s, where there is no footer but for an approver',
    async (userType, home) => {
      await renderScreen('/', { as: madePerson(userType) });
      expect(names(main().getAllByRole('link'))).toEqual([
        'Home',
        'Pricing',
        'Blog',
        'FAQ',
        'My Dashboard',
      ]);
      expect(main().getByRole('button', { name: 'Log Out' })).toBeTruthy();
      expect(main().getByRole('link', { name: 'My Dashboard' }).getAttribute('href')).toBe(home);
      expect(screen.getByRole('contentinfo')).toBeTruthy();
    },
  );
});

test('[NAV-5] the footer has its links', async () => {
  await renderScreen('/pricing');
  const footer = within(screen.getByRole('contentinfo'));
  const listed = (title: string) => {
    const list = footer.getByRole('heading', { name: title }).closest('section');
    return names(within(list ?? document.body).getAllByRole('link'));
  };
  expect(listed('Quick Links')).toEqual(['Home', 'Pricing', 'Blog', 'FAQ']);
  expect(listed('Helpful Tools')).toEqual([
    'Rent vs Buy Calculator',
    'Service Charge Estimator',
    'Rental Scam Detector',
  ]);
  expect(footer.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  expect(footer.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe(
    '/privacy-policy',
  );
  expect(footer.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
});

test('[NAV-1] an address that is none says so, and leads on', async () => {
  await renderScreen('/no-such-page');
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(within(screen.getByRole('main')).getAllByRole('link').length).toBeGreaterThan(0);
});

describe('[NAV-6] Join', () => {
  const join = async () => {
    const shown = await renderScreen('/faq');
    await shown.person.click(main().getByRole('button', { name: 'Sign Up' }));
    return { ...shown, asked: await dialog('Join') };
  };

  test.each([
    ["I'm looking for property", 'Continue', '/buyer-signup'],
    ["I'm an agent/property owner", 'Continue', '/pricing'],
    [null, 'Paid Plans', '/pricing'],
    [null, 'Log in', '/login'],
  ])('%s, then %s: %s', async (choice, name, path) => {
    const { person, asked, address } = await join();
    expect(on(asked, 'Continue')).toHaveProperty('disabled', true);
    if (choice !== null) await person.click(within(asked).getByLabelText(choice));
    await person.click(on(asked, name));
    await waitFor(() => expect(address()).toBe(path));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the offline bar', () => {
  test('comes when our server was not reached, and goes when it was', async () => {
    await renderScreen('/faq');
    const words = 'Not connected: what you do is kept and sent later';
    expect(screen.queryByText(words)).toBeNull();
    reportReach(false);
    expect(await screen.findByText(words)).toBeTruthy();
    reportReach(true);
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  test('[LOGIN-6] [SYNC-4] says that a session has ended, and what is kept', async () => {
    const as = madePerson('seeker');
    await renderScreen('/faq', { as, expired: true });
    expect(screen.getByText(/Your session has ended\./).textContent).toBe(
      'Your session has ended. Log in to go on.',
    );
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?next=%2Ffaq',
    );
    await saveListing(madeListing(), phoneOf(as));
    expect((await screen.findByText(/Everything is kept:/)).textContent).toBe(
      'Your session has ended. Everything is kept: log in to send it.',
    );
  });
});

test('[NAV-3] the menu closes also where the way leads to another section of the same page', async () => {
  const { person } = await renderScreen('/customer-dashboard?tab=messages', {
    as: madePerson('seeker'),
  });
  const menu = screen.getByRole('button', { name: 'Menu' });
  await person.click(menu);
  expect(menu.getAttribute('aria-expanded')).toBe('true');
  await person.click(main().getByRole('link', { name: 'My Dashboard' }));
  await waitFor(() => expect(menu.getAttribute('aria-expanded')).toBe('false'));
});

describe('[LOGIN-6] logging out', () => {
  const as = madePerson('seeker');
  const out = async ({ person }: Awaited<ReturnType<typeof renderScreen>>) =>
    person.click(main().getByRole('button', { name: 'Log Out' }));

  test('with nothing on the phone asks nothing, and needs no network', async () => {
    const shown = await renderScreen('/faq', { as });
    await out(shown);
    await waitFor(() => expect(shown.address()).toBe('/'));
    expect(await readSession()).toBeNull();
    expect(await screen.findByRole('link', { name: 'Log In' })).toBeTruthy();
  });

  test.each([
    ['keep', 'Keep on this device for my next login', 1],
    ['discard', 'Discard and log out', 0],
  ] as const)('with something unsent: %s', async (_, name, left) => {
    const phone = phoneOf(as);
    await saveListing(madeListing(), phone);
    const shown = await renderScreen('/faq', { as });
    await out(shown);
    const asked = await dialog('Log out');
    expect(await within(asked).findByText('1 thing has not been sent yet.')).toBeTruthy();
    await shown.person.click(on(asked, name));
    // What is given up for good is asked for once more.
    if (left === 0) await shown.person.click(on(asked, 'Yes, discard what was not sent'));
    await waitFor(() => expect(shown.address()).toBe('/'));
    expect(await readSession()).toBeNull();
    const again = phoneOf(as);
    expect(await again.outbox.count()).toBe(left);
  });

  test('with something that may have arrived says so before it is discarded', async () => {
    const shown = await renderScreen('/faq', { as });
    const { phone } = shown;
    await sendMessage(
      {
        recipient: { id: randomUUID(), name: 'Agent' },
        propertyId: randomUUID(),
        propertyTitle: 'A flat',
        subject: 'Enquiry',
        content: 'Is it still free?',
      },
      phone,
    );
    await phone.outbox.toCollection().modify({ attempts: 1, nextAttemptAt: Date.now() + 600_000 });
    await out(shown);
    const asked = await dialog('Log out');
    await shown.person.click(
      await within(asked).findByRole('button', { name: 'Discard and log out' }),
    );
    await waitFor(() =>
      expect(asked.textContent).toContain(
        'It was tried already and may have arrived. What has not arrived will not be delivered.',
      ),
    );
  });

  test('with a form that is nowhere else leaves it here, unless it is ticked', async () => {
    await phoneOf(as).forms.put({ key: 'message-x', value: { content: 'Is it' }, updatedAt: 1 });
    const shown = await renderScreen('/faq', { as });
    await out(shown);
    const asked = await dialog('Log out');
    const tick = await within(asked).findByLabelText(/^Also remove from this device: /);
    expect(tick).toHaveProperty('checked', false);
    expect(asked.textContent).toContain('Nobody else sees it.');
    expect(asked.textContent).not.toContain('sent');
    await shown.person.click(tick);
    expect(asked.textContent).toContain('This is nowhere else, and cannot be brought back.');
    await shown.person.click(on(asked, 'Stay logged in'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await readSession())?.userId).toBe(as.id);
  });
});

test('what a visitor wanted to save is offered after the login', async () => {
  const listing = madeListing({ title: 'Wanted' });
  phoneOf(null);
  await saveForLater(listing);
  const { person, phone } = await renderScreen('/faq', { as: madePerson('seeker') });
  const offer = await dialog('From before you logged in');
  expect(offer.textContent).toContain(
    'This device keeps 1 saved home from before you logged in. Add it to the account of',
  );
  await person.click(on(offer, 'Add to my account'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await phone.savedProperties.toArray()).map(({ id }) => id)).toEqual([listing.id]);
  expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['saved.add']);
});

test('[RES-13] a home whose heart was tapped is saved by the login that was asked for, and nothing is asked', async () => {
  const [tapped, other] = [madeListing({ title: 'Tapped' }), madeListing({ title: 'Other' })];
  const visitor = phoneOf(null);
  await visitor.listings.put({ ...tapped, fetchedAt: 1 });
  const { person, address } = await renderScreen(`/property-detail/${tapped.id}`);
  await person.click(await screen.findByRole('button', { name: /^Save Tapped/ }));
  await person.click(on(await dialog('Log in'), 'OK'));
  await waitFor(() => expect(address()).toContain('/login?next='));
  const { phone } = await renderScreen('/faq', { as: madePerson('seeker') });
  await expect
    .poll(async () => (await phone.savedProperties.toArray()).map(({ id }) => id))
    .toEqual([tapped.id]);
  expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['saved.add']);
  expect(screen.queryByRole('dialog')).toBeNull();
  // Of another visit: that one is asked about.
  await saveForLater(other);
  await renderScreen('/faq', { as: madePerson('seeker') });
  expect((await dialog('From before you logged in')).textContent).toContain('1 saved home');
});

test('one’s own home, tapped before the login, is not saved', async () => {
  const as = madePerson('agent');
  const home = madeListing({ title: 'Mine', agent: { ...madeListing().agent, id: as.id } });
  await saveForLater(home);
  expect(await adoptSaved(phoneOf(as), home.id)).toBe(false);
  expect(await phoneOf(as).savedProperties.count()).toBe(0);
});

test('what comes from the account while it is asked about is not offered once the account lets go of it', async () => {
  const listing = madeListing();
  const as = madePerson('seeker');
  await saveForLater(listing);
  const { person, phone } = await renderScreen('/faq', { as });
  await dialog('From before you logged in');
  await saveListing(listing, phone);
  const offer = () => screen.queryByRole('dialog', { name: 'From before you logged in' });
  await waitFor(() => expect(offer()).toBeNull());
  await phone.savedProperties.delete(listing.id);
  await person.click(main().getByRole('link', { name: 'Blog' }));
  await screen.findByRole('heading', { level: 1, name: 'Blog' });
  expect(offer()).toBeNull();
  await dropLeftovers(true);
});

test('a home that the account has is not offered to it', async () => {
  const listing = madeListing();
  const as = madePerson('seeker');
  await saveForLater(listing);
  await saveListing(listing, phoneOf(as));
  const notes = phoneOf(null).notes;
  await notes.put({ id: listing.id, text: 'Near the market', updatedAt: 1 });
  await renderScreen('/faq', { as });
  const offer = await dialog('From before you logged in');
  await waitFor(() => expect(offer.textContent).toContain('This device keeps 1 note from'));
});
