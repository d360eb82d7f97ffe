import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PlanId } from '../../src/contract/plan/plan-options';
import type { PlanAnswer, PlanRequest } from '../../src/contract/plan/plan-usage';
import type { AppDatabase } from '../../src/db/app-database';
import type { MyProperty } from '../../src/db/records';
import { keepSnapshot, storeSnapshot } from '../../src/db/repositories/account/snapshot-repository';
import { setPublished } from '../../src/db/repositories/my-properties/listing-life-commands';
import { CONTACT_EMAIL } from '../../src/domain/brand';
import { madeMyProperty } from '../support/made-my-property';
import { madePerson } from '../support/made-person';
import { propertyContent } from '../support/property-content';
import { phoneOf, renderScreen } from '../support/render-screen';

const on = (scope: HTMLElement, name: string | RegExp) =>
  within(scope).getByRole('button', { name });
const idOf = async (phone: AppDatabase, title: string) =>
  (await phone.myProperties.toArray()).find(({ content }) => content.title === title)?.id;
const commands = async (phone: AppDatabase) =>
  (await phone.outbox.toArray()).map(({ kind, payload }) => [kind, payload]);

/** An agent's plan as the server told it, with so many listings and states in use. */
function planOf(plan: PlanId, listings: [number, number | null], states: [number, number | null]) {
  const taken = (limit: 'listings' | 'states', [used, allowed]: [number, number | null]) => ({
    limit,
    used,
    allowed,
    renewsAt: null,
  });
  const uses = [taken('listings', listings), taken('states', states)];
  return { plan, billingPeriod: 'monthly', uses, asked: null } satisfies PlanAnswer;
}

const mine = (title: string, part: Partial<MyProperty> = {}) =>
  madeMyProperty(title, { address: '1 Allen Avenue, Ikeja, Lagos', location: null }, part);

async function having(plan: PlanAnswer, ...listings: MyProperty[]) {
  const as = madePerson('agent');
  const phone = phoneOf(as);
  await phone.myProperties.bulkPut(listings);
  await storeSnapshot('plan', plan, 1, phone);
  const shown = await renderScreen('/dashboard', { as });
  await screen.findByText(/^Showing \d+ of \d+ properties$/);
  return { ...shown, phone };
}

describe('[PLAN-3] with no room in the plan', () => {
  const starter = planOf('starter', [1, 1], [1, 1]);

  test('it is said before a new listing is written, not of a draft', async () => {
    const as = madePerson('agent');
    const phone = phoneOf(as);
    await phone.myProperties.put(mine('Shown'));
    await storeSnapshot('plan', starter, 1, phone);
    const { person } = await renderScreen('/add-property', { as });
    const told = 'Your Starter plan publishes 1 listing; 1 is active.';
    expect(await screen.findByText(told, { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your plan' })).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('Status'), 'Draft');
    await waitFor(() => expect(screen.queryByText(told, { exact: false })).toBeNull());
  });

  test('a state that the plan does not cover is said once the address tells it', async () => {
    const as = madePerson('agent');
    const phone = phoneOf(as);
    await phone.myProperties.put(mine('Shown'));
    await storeSnapshot('plan', planOf('starter', [1, 20], [1, 1]), 1, phone);
    const { person } = await renderScreen('/add-property', { as });
    const told = /^Your Starter plan publishes in 1 state/;
    const address = await screen.findByLabelText(/^Address/);
    await person.type(address, '4 Bodija Road, Ibadan');
    expect(await screen.findByText(told)).toBeTruthy();
    await person.clear(address);
    await person.type(address, '4 Adeniyi Jones, Ikeja, Lagos');
    await waitFor(() => expect(screen.queryByText(told)).toBeNull());
  });

  test('each plan says what it would allow, and one is asked for with the listing kept waiting', async () => {
    const { person, phone } = await having(
      starter,
      mine('Shown'),
      mine('House', { status: 'Draft' }),
    );
    const house = await screen.findByRole('article', { name: 'House' });
    await person.click(on(house, 'Publish'));
    const dialog = await screen.findByRole('dialog', { name: 'No room in your plan' });
    expect(
      await within(dialog).findByText('With this one you have 2 listings in 1 state.'),
    ).toBeTruthy();
    const plans = within(within(dialog).getByRole('list', { name: 'Plans' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(plans).toEqual([
      'Starter, yours20 listings in 1 state',
      'Pro, ₦80,000 a month70 listings in 3 statesAsk for Pro',
      'Business, ₦100,000 a month200 listings in 5 statesAsk for Business',
      'Enterprise, ₦400,000 a monthAny number of listings in every stateAsk for Enterprise',
    ]);
    await person.click(on(dialog, 'Ask for Pro'));
    expect(await within(house).findByText('Waiting to be published')).toBeTruthy();
    expect(await commands(phone)).toEqual([
      ['plan.ask', { plan: 'pro', title: 'Pro' }],
      ['property.publish', { title: 'House', whenRoom: true }],
    ]);
  });

  test('for all of many it is said for how many there is some, before they are published', async () => {
    const { person, phone } = await having(
      planOf('starter', [1, 2], [1, 1]),
      mine('Shown'),
      mine('One', { status: 'Draft' }),
      mine('Two', { status: 'Draft' }),
    );
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(screen.getByRole('button', { name: 'All 3' }));
    const bar = screen.getByRole('region', { name: 'Selected listings' });
    await person.click(on(bar, 'Publish'));
    const dialog = await screen.findByRole('dialog', { name: '2 listings' });
    expect(
      within(dialog).getByText(
        'Publish 2 listings? Your Starter plan publishes 2 listings and has room for 1 of these 2 listings. The first in your list that fit are published once they are sent. The others wait, and are published by themselves once there is room. 1 other stays as it is.',
      ),
    ).toBeTruthy();
    await person.click(on(dialog, 'Publish 2'));
    await screen.findByText('Saved on this device: 2 listings');
    expect((await commands(phone)).map(([kind]) => kind)).toEqual([
      'property.publish',
      'property.publish',
    ]);
  });

  test('what the server keeps waiting says so, and is taken back', async () => {
    const { person, phone } = await having(
      starter,
      mine('Shown'),
      mine('House', { status: 'Draft', awaitsRoomSince: 1 }),
    );
    const house = await screen.findByRole('article', { name: 'House' });
    expect(within(house).getByText('Waiting for room in your plan')).toBeTruthy();
    expect(within(house).queryByText('Saved in your account')).toBeNull();
    const today = await screen.findByRole('region', { name: 'Today' });
    expect(await within(today).findByText('No room in plan: 1 waits')).toBeTruthy();
    await person.click(on(house, 'Do not publish'));
    expect(await within(house).findByText('Draft')).toBeTruthy();
    expect((await commands(phone)).map(([kind]) => kind)).toEqual(['property.unpublish']);
  });

  test('all that waits is taken back by one question, sent or not', async () => {
    const { person, phone } = await having(
      starter,
      mine('One', { status: 'Draft', awaitsRoomSince: 1 }),
      mine('Two', { status: 'Draft', awaitsRoomSince: 2 }),
      mine('Three', { status: 'Draft' }),
    );
    const three = await screen.findByRole('article', { name: 'Three' });
    await setPublished((await idOf(phone, 'Three')) ?? '', true, phone, true);
    await within(three).findByText('Waiting to be published');
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(screen.getByRole('button', { name: 'All 3' }));
    const bar = screen.getByRole('region', { name: 'Selected listings' });
    expect(on(bar, 'Publish')).toHaveProperty('disabled', true);
    await person.click(on(bar, 'Do not publish'));
    const dialog = await screen.findByRole('dialog', { name: '3 listings' });
    await person.click(on(dialog, 'Do not publish 3'));
    await screen.findByText('Saved on this device: 3 listings');
    // What was not sent is just not sent.
    expect((await commands(phone)).map(([kind]) => kind)).toEqual([
      'property.unpublish',
      'property.unpublish',
    ]);
    await waitFor(() => expect(screen.getAllByText('Draft', { selector: 'span' })).toHaveLength(3));
  });

  test.each([
    ['waits for room in your plan', { awaitsRoomSince: 1 }],
    ['is a draft', {}],
  ])('its page says to its owner that it %s', async (stands, part) => {
    const as = madePerson('agent');
    const house = mine('House', { status: 'Draft', ...part });
    await phoneOf(as).myProperties.put(house);
    await renderScreen(`/property-detail/${house.id}`, { as });
    expect(await screen.findByText(`Only you see this page: the listing ${stands}.`)).toBeTruthy();
  });

  test('what was refused for it can wait as well', async () => {
    const { person, phone } = await having(
      starter,
      mine('Shown'),
      mine('House', { status: 'Draft' }),
    );
    const house = await screen.findByRole('article', { name: 'House' });
    await person.click(on(house, 'Publish'));
    await person.click(on(await screen.findByRole('dialog'), 'Publish when there is room'));
    await within(house).findByText('Waiting to be published');
    const message = 'The Starter plan allows 1 published listing, and you have used 1.';
    const lastError = { code: 'plan-limit' as const, status: 403, message, limit: 'listings' };
    await phone.outbox.toCollection().modify({
      state: 'rejected',
      attempts: 1,
      lastError: { ...lastError, limit: 'listings', at: 1 },
      payload: { title: 'House' },
    });
    await person.click(await within(house).findByRole('button', { name: 'See plans' }));
    await person.click(on(await screen.findByRole('dialog'), 'Publish when there is room'));
    await within(house).findByText('Waiting to be published');
    expect(await commands(phone)).toEqual([
      ['property.publish', { title: 'House', whenRoom: true }],
    ]);
  });
});

describe('[PLAN-4] the prices, for an agent', () => {
  const open = async (plan: PlanAnswer) => {
    const as = madePerson('agent');
    const phone = phoneOf(as);
    await storeSnapshot('plan', plan, 1, phone);
    const shown = await renderScreen('/pricing', { as });
    const card = (name: string) => screen.getByRole('article', { name: `${name} plan` });
    const ways = ['Starter', 'Pro', 'Business', 'Enterprise'].map((name) =>
      within(card(name)).findByText(/^(Your plan|Ask for this plan)/),
    );
    await Promise.all(ways);
    return { ...shown, phone, card };
  };

  test('mark the present plan and offer no new sign-up', async () => {
    const { card } = await open(planOf('business', [12, 200], [2, 5]));
    expect(within(card('Business')).getByText('Your plan')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Get Started/ })).toBeNull();
    expect(
      within(card('Enterprise')).getByText(/^The upgrade counts as soon as it is granted\./),
    ).toBeTruthy();
    expect(
      within(card('Enterprise')).getByText(/we write to you about payment before the plan changes/),
    ).toBeTruthy();
  });

  test('say how many that wait would be published, not of a plan without more room', async () => {
    const as = madePerson('agent');
    const phone = phoneOf(as);
    const waiting = (title: string, address: string) =>
      mine(title, {
        status: 'Draft',
        awaitsRoomSince: 1,
        content: propertyContent({ title, address, location: null }),
      });
    await phone.myProperties.bulkPut([
      mine('Shown'),
      waiting('One', '2 Allen Avenue, Ikeja, Lagos'),
      waiting('Two', '5 Aminu Kano Crescent, Wuse 2, Abuja'),
      waiting('Three', '1 Aba Road, Port Harcourt, Rivers'),
      waiting('Four', '3 Ring Road, Ibadan, Oyo'),
      // It waits on until somebody looked at what its file left in doubt.
      { ...waiting('Doubtful', '4 Allen Avenue, Ikeja, Lagos'), reviewNote: 'Price per sqm?' },
    ]);
    await storeSnapshot('plan', planOf('starter', [1, 1], [1, 1]), 1, phone);
    await renderScreen('/pricing', { as });
    const card = (name: string) => within(screen.getByRole('article', { name: `${name} plan` }));
    // Pro publishes in three states, and one is taken.
    expect(
      await card('Pro').findByText(
        '3 of the 5 listings that wait for room are published as soon as it is granted.',
      ),
    ).toBeTruthy();
    expect(
      await card('Business').findByText(
        '4 of the 5 listings that wait for room are published as soon as it is granted.',
      ),
    ).toBeTruthy();
  });

  test('say of a smaller plan what would be over its limits', async () => {
    const { card } = await open(planOf('business', [34, 200], [3, 5]));
    const items = (name: string) =>
      [...card(name).querySelectorAll('[class*=over] li')].map(({ textContent }) => textContent);
    expect(items('Starter')).toEqual([
      '34 published listings, and it allows 20.',
      '3 states, and it allows 1.',
    ]);
    expect(items('Pro')).toEqual([]);
  });

  test('a plan is asked for without a network, replaced, and taken back', async () => {
    const { person, phone, card } = await open(planOf('starter', [1, 20], [1, 1]));
    await person.click(on(card('Pro'), /^Ask for this plan.*Pro$/));
    expect(await within(card('Pro')).findByText('Asked for, not with us yet.')).toBeTruthy();
    expect(within(card('Pro')).getByText('Saved on this device')).toBeTruthy();
    expect(
      within(card('Business')).getByText(/This takes the place of Pro, which you asked for\./),
    ).toBeTruthy();
    await person.click(on(card('Business'), /^Ask for this plan.*Business$/));
    await within(card('Business')).findByText('Asked for, not with us yet.');
    expect(await commands(phone)).toEqual([['plan.ask', { plan: 'business', title: 'Business' }]]);
    await person.click(on(card('Business'), 'Take the request back'));
    await within(card('Business')).findByRole('button', { name: /^Ask for this plan.*Business$/ });
    expect(await commands(phone)).toEqual([
      ['plan.withdraw', { title: 'Business', plan: 'business' }],
    ]);
    // It says so until the server has it.
    expect(within(card('Business')).getByText('Taken back, not with us yet.')).toBeTruthy();
    expect(within(card('Business')).getByText('Saved on this device')).toBeTruthy();
    expect(within(card('Pro')).queryByText('Taken back, not with us yet.')).toBeNull();
    await phone.outbox.clear();
    await waitFor(() => expect(screen.queryByText('Taken back, not with us yet.')).toBeNull());
  });

  test('asking for a plan and taking that back leave the keyboard where it is', async () => {
    const { person, card } = await open(planOf('starter', [1, 20], [1, 1]));
    const isAt = (words: HTMLElement) =>
      document.activeElement !== document.body && document.activeElement?.contains(words) === true;
    await person.click(on(card('Pro'), /^Ask for this plan.*Pro$/));
    const asked = await within(card('Pro')).findByText('Asked for, not with us yet.');
    await waitFor(() => expect(isAt(asked)).toBe(true));
    expect(isAt(card('Pro'))).toBe(false);
    await person.click(on(card('Pro'), 'Take the request back'));
    const back = await within(card('Pro')).findByText('Taken back, not with us yet.');
    await waitFor(() => expect(isAt(back)).toBe(true));
    expect(isAt(card('Pro'))).toBe(false);
  });

  test('begin with the period that is paid by, and say so beside the other one', async () => {
    const yearly = { ...planOf('pro', [1, 70], [1, 3]), billingPeriod: 'yearly' as const };
    const { person, card } = await open(yearly);
    const period = (name: RegExp) => screen.getByRole('radio', { name });
    expect(period(/^Yearly/)).toHaveProperty('checked', true);
    expect(card('Pro').textContent).toContain('per month, paid once a year');
    expect(screen.queryByText(/^You pay by the/)).toBeNull();
    await person.click(period(/^Monthly/));
    for (const name of ['Starter', 'Pro', 'Business', 'Enterprise']) {
      const told = within(card(name)).getByText(/^You pay by the year; to change that, write to/);
      expect(within(told).getByRole('link', { name: CONTACT_EMAIL })).toHaveProperty(
        'href',
        `mailto:${CONTACT_EMAIL}`,
      );
    }
    await person.click(period(/^Yearly/));
    expect(screen.queryByText(/^You pay by the/)).toBeNull();
  });

  test('the plan in the account says as well that a request is taken back, also once that is sent', async () => {
    const as = madePerson('agent');
    const phone = phoneOf(as);
    const asked = { plan: 'pro' as const, at: '2026-05-01T08:00:00.000Z' };
    await storeSnapshot('plan', { ...planOf('starter', [1, 20], [1, 1]), asked }, 1, phone);
    const { person } = await renderScreen('/dashboard/account', { as });
    const plan = await screen.findByRole('region', { name: 'Your plan: Starter' });
    await person.click(await within(plan).findByRole('button', { name: 'Take the request back' }));
    await within(plan).findByText('Taken back, not with us yet.');
    await keepSnapshot('plan', planOf('starter', [1, 20], [1, 1]), Date.now(), phone);
    await phone.outbox.clear();
    await waitFor(() => expect(within(plan).queryByText(/^Taken back/)).toBeNull());
    const again = within(plan).getByRole('button', { name: /^Ask for this plan.*Pro$/ });
    expect(document.activeElement?.contains(again)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('[PLAN-2] the requests, for an approver', () => {
  const request = (change: Partial<PlanRequest> = {}): PlanRequest => ({
    id: crypto.randomUUID(),
    agent: { name: 'Chidi Okafor', company: 'Okafor Homes', email: 'chidi@okafor.example' },
    from: 'starter',
    to: 'pro',
    billingPeriod: 'monthly',
    askedAt: '2026-05-01T08:00:00.000Z',
    grantableFrom: '2026-05-01T08:00:00.000Z',
    active: 20,
    waiting: 2,
    ...change,
  });
  const open = async (...requests: PlanRequest[]) => {
    const as = madePerson('approver');
    const phone = phoneOf(as);
    await storeSnapshot('plan-requests', requests, 1, phone);
    return { ...(await renderScreen('/approvals', { as })), phone };
  };

  test('are granted after a question, with no network', async () => {
    const { person, phone } = await open(request());
    const card = await screen.findByRole('article', { name: 'Okafor Homes: Starter to Pro' });
    expect(within(card).getByText('20 published, 2 waiting for room')).toBeTruthy();
    expect(
      within(card).getByText(/^Granted today: about ₦.*; then ₦80,000 per month$/),
    ).toBeTruthy();
    await person.click(on(card, 'Change the plan'));
    await person.click(on(await screen.findByRole('dialog'), 'Change the plan'));
    expect(await within(card).findByText('Saved on this device')).toBeTruthy();
    expect(await commands(phone)).toEqual([
      ['plan.decide', { title: 'Okafor Homes', decision: 'grant', reason: '' }],
    ]);
    expect(within(card).queryByRole('button')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(within(card).getByRole('heading')));
  });

  test('are declined with a reason', async () => {
    const { person, fill, phone } = await open(request());
    const card = await screen.findByRole('article', { name: 'Okafor Homes: Starter to Pro' });
    await person.click(on(card, 'Decline'));
    const dialog = await screen.findByRole('dialog', { name: 'Decline Pro for Okafor Homes' });
    await person.click(on(dialog, 'Decline'));
    expect(within(dialog).getByText('Please give the reason')).toBeTruthy();
    await fill(within(dialog).getByLabelText('Reason'), 'No payment came.');
    await person.click(on(dialog, 'Decline'));
    expect(await within(card).findByText('Saved on this device')).toBeTruthy();
    expect(await commands(phone)).toEqual([
      ['plan.decide', { title: 'Okafor Homes', decision: 'decline', reason: 'No payment came.' }],
    ]);
  });

  test('for a larger plan are granted on a phone too whose clock is behind', async () => {
    const later = '2999-01-31T23:00:00.000Z';
    await open(request({ askedAt: later, grantableFrom: later }));
    const card = await screen.findByRole('article', { name: 'Okafor Homes: Starter to Pro' });
    expect(within(card).queryByText(/begins by itself/)).toBeNull();
    expect(on(card, 'Change the plan')).toHaveProperty('disabled', false);
  });

  test('for a smaller plan wait for its month', async () => {
    await open(request({ from: 'business', grantableFrom: '2999-01-31T23:00:00.000Z' }));
    const card = await screen.findByRole('article', { name: 'Okafor Homes: Business to Pro' });
    expect(
      within(card).getByText(
        'A smaller plan begins by itself with the next billing month, on 01/02/2999.',
      ),
    ).toBeTruthy();
    expect(within(card).queryByRole('button', { name: 'Change the plan' })).toBeNull();
  });

  test('for a smaller plan in a year that is paid for wait for its end', async () => {
    await open(
      request({
        from: 'business',
        billingPeriod: 'yearly',
        grantableFrom: '2999-01-31T23:00:00.000Z',
      }),
    );
    const card = await screen.findByRole('article', { name: 'Okafor Homes: Business to Pro' });
    expect(
      within(card).getByText(
        'A smaller plan begins by itself when the year that is paid for is over, on 01/02/2999.',
      ),
    ).toBeTruthy();
    expect(within(card).queryByRole('button', { name: 'Change the plan' })).toBeNull();
  });
});

test('[PLAN-5] the sign-up tells in how many states a plan publishes where they are chosen', async () => {
  const { person } = await renderScreen('/signup');
  await person.click(await screen.findByRole('radio', { name: /^Starter/ }));
  expect(screen.getByText(/^Billing months are calendar months: your first one/)).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: /^Yearly/ }));
  expect(screen.queryByText(/^Billing months are/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('The Starter plan publishes listings in one state.')).toBeTruthy();
  await person.click(screen.getByRole('checkbox', { name: 'Lagos' }));
  await person.click(screen.getByRole('checkbox', { name: 'Ogun' }));
  expect(
    screen.getByText(
      'You chose 2 states: listings in more than 1 of them are not published until you take a larger plan. The Pro plan has room for all of them.',
    ),
  ).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Back' }));
  await person.click(screen.getByRole('radio', { name: /^Enterprise/ }));
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('checkbox', { name: 'Lagos' });
  expect(screen.queryByText(/plan publishes listings in/)).toBeNull();
});
