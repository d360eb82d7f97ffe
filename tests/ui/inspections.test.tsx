import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Inspection } from '../../src/contract/inspection/inspection';
import { WEEKDAYS } from '../../src/contract/inspection/offered-times-options';
import { recordOf } from '../../src/contract/record-of';
import { storeSnapshot } from '../../src/db/repositories/account/snapshot-repository';
import { answering } from '../support/answering';
import { handedOutFiles } from '../support/handed-out-files';
import { madeMyProperty } from '../support/made-my-property';
import { madeInspection } from '../support/made-inspection';
import { madeListing } from '../support/made-listing';
import { madeMessage } from '../support/made-message';
import { madePerson } from '../support/made-person';
import { madeRow } from '../support/made-row';
import { narrowScreen } from '../support/narrow-screen';
import { phoneOf, renderScreen } from '../support/render-screen';

const SEEKER = '/customer-dashboard?tab=inspections';
const AGENT = '/dashboard/inspections';
const dialog = (name: string) => screen.findByRole('dialog', { name });
const on = (scope: HTMLElement, name: string | RegExp) =>
  within(scope).getByRole('button', { name });
const row = async (title: string) => {
  const cell = await screen.findByRole('row', { name: new RegExp(`^${title}`) });
  return cell;
};
const days = (ahead: number) =>
  new Date(Date.now() + ahead * 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: 'Africa/Lagos',
  });

async function having(userType: 'seeker' | 'agent', ...parts: Partial<Inspection>[]) {
  const as = madePerson(userType);
  const phone = phoneOf(as);
  await phone.inspections.bulkPut(parts.map((part) => madeInspection(as, part)));
  return { as, phone };
}

describe('[DASH-4] a seeker’s inspections', () => {
  test('with none, lead to the homes', async () => {
    await renderScreen(SEEKER, { as: madePerson('seeker') });
    expect(await screen.findByRole('heading', { name: 'No inspection Requests' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Find Properties' });
    expect(link.getAttribute('href')).toBe('/search-results');
  });

  test('are asked for from a home with no network, on a day to come', async () => {
    const as = madePerson('seeker');
    const listing = madeListing({ title: 'Flat to see' });
    await phoneOf(as).listings.put({ ...listing, fetchedAt: 1 });
    const { person, fill } = await renderScreen(`/property-detail/${listing.id}`, { as });
    await person.click(await screen.findByRole('button', { name: 'Book Inspection' }));
    const booking = await dialog('Book Inspection');
    const field = (name: RegExp) => within(booking).getByLabelText(name);
    expect(field(/^Time/)).toHaveProperty('value', '10:00');
    expect(field(/^Date/)).toHaveProperty('value', days(1));
    await fill(field(/^Date/), '2020-01-01');
    await person.click(on(booking, 'Request Inspection'));
    const problems = within(within(booking).getByRole('alert')).getAllByRole('link');
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'Please choose a day to come',
      'Phone number is required',
    ]);
    await person.click(problems[1] ?? booking);
    expect(document.activeElement).toBe(field(/^Contact number/));
    await fill(field(/^Contact number/), '0803 000 0000');
    await fill(field(/^Date/), days(2));
    await person.dblClick(on(booking, 'Request Inspection'));
    expect(await within(booking).findByText(/^Safe on this device/)).toBeTruthy();
    expect(within(booking).queryByText(/submitted successfully/)).toBeNull();
    await person.click(within(booking).getAllByRole('button', { name: 'Close' })[0] ?? booking);
    await person.click(screen.getByRole('button', { name: 'Book Inspection' }));
    const again = await dialog('Book Inspection');
    const [year, month, day] = days(2).split('-');
    await within(again).findByText(
      `You asked to see it on ${day}/${month}/${year} at 10:00: Pending.`,
    );
    await fill(within(again).getByLabelText(/^Date/), days(2));
    await fill(within(again).getByLabelText(/^Contact number/), '0803 000 0000');
    await person.click(on(again, 'Request Inspection'));
    expect(within(within(again).getByRole('alert')).getByRole('link').textContent).toBe(
      'You have asked for this time already.',
    );
    await renderScreen(SEEKER, { as });
    const asked = await row('Flat to see');
    expect(within(asked).getByText('Pending, waiting to be sent')).toBeTruthy();
    expect(within(asked).getByText('Saved on this device')).toBeTruthy();
  });

  test('at the time of another home’s say so, and have the number of the account', async () => {
    const tomorrow = { requestDate: days(1), requestTime: '10:30' };
    const { as, phone } = await having('seeker', { ...tomorrow, propertyTitle: 'House in Yaba' });
    const listing = madeListing({ title: 'Flat to see' });
    await phone.listings.put({ ...listing, fetchedAt: 1 });
    as.phone = '+2348030000000';
    const { person, fill } = await renderScreen(`/property-detail/${listing.id}`, { as });
    await person.click(await screen.findByRole('button', { name: 'Book Inspection' }));
    const booking = await dialog('Book Inspection');
    await within(booking).findByText('You asked to see House in Yaba at 10:30 that day.');
    expect(within(booking).getByLabelText(/^Contact number/)).toHaveProperty(
      'value',
      '+234 803 000 0000',
    );
    await fill(within(booking).getByLabelText(/^Time/), '14:00');
    await waitFor(() => expect(within(booking).queryByText(/House in Yaba/)).toBeNull());
  });

  test('tell what a visit costs of a home that another phone asked for', async () => {
    const listing = madeListing({ title: 'Flat to see', inspectionFee: 5000 });
    const { as, phone } = await having('seeker', { propertyId: listing.id });
    const path = `/api/properties/${listing.id}`;
    const network = answering({ [`GET ${path}`]: { body: { property: listing } } });
    await renderScreen(SEEKER, { as, network });
    const asked = await row('Flat to see');
    expect(await within(asked).findByText('₦5,000 to inspect')).toBeTruthy();
    await phone.listings.put({ ...listing, inspectionFee: null, fetchedAt: 1 });
    await waitFor(() => expect(within(asked).queryByText('Asked to pay more?')).toBeNull());
  });

  test.each([
    [10_000, false, 'The agent asks ₦10,000 for a visit.'],
    [
      10_000,
      true,
      'The agent asks ₦10,000 for a visit, and takes it off the price if you take the home.',
    ],
    [0, false, 'A visit is free.'],
    [null, false, 'The agent does not say whether a visit costs anything: ask before you go.'],
  ])('[FEE-1] are asked for knowing what the visit costs: %s, %s', async (fee, comesOff, words) => {
    const as = madePerson('seeker');
    const listing = madeListing({ inspectionFee: fee, inspectionFeeComesOff: comesOff });
    await phoneOf(as).listings.put({ ...listing, fetchedAt: 1 });
    const { person } = await renderScreen(`/property-detail/${listing.id}`, { as });
    await person.click(await screen.findByRole('button', { name: 'Book Inspection' }));
    expect(within(await dialog('Book Inspection')).getByText(words)).toBeTruthy();
  });

  test('[FEE-2] [FEE-3] say what the visit costs, and in two taps without a network that more was asked', async () => {
    const listing = madeListing({ inspectionFee: 5000 });
    const { as, phone } = await having('seeker', { propertyId: listing.id });
    await phone.listings.put({ ...listing, fetchedAt: 1 });
    const { person } = await renderScreen(SEEKER, { as });
    const asked = await row('Flat to see');
    await within(asked).findByText('₦5,000 to inspect');
    await person.click(on(asked, 'Asked to pay more?'));
    await person.click(
      await screen.findByRole('button', { name: 'I was asked for more to see it than it says' }),
    );
    await waitFor(async () =>
      expect(await phone.outbox.where('kind').equals('report.send').toArray()).toMatchObject([
        { payload: { subject: 'listing', subjectId: listing.id, reason: 'fee' } },
      ]),
    );
  });

  test.each([
    [5000, 10_000, 'Fee when you asked: ₦5,000'],
    [0, 10_000, 'Fee when you asked: none'],
    [null, 10_000, 'Fee when you asked: not said'],
    [10_000, 10_000, null],
  ])(
    '[FEE-2] say what it was said to cost, %s, where it is %s by now',
    async (then, now, words) => {
      const listing = madeListing({ inspectionFee: now });
      const toldFee = { inspectionFee: then, inspectionFeeComesOff: false };
      const { as, phone } = await having('seeker', { propertyId: listing.id, toldFee });
      await phone.listings.put({ ...listing, fetchedAt: 1 });
      await renderScreen(SEEKER, { as });
      const asked = await row('Flat to see');
      await within(asked).findByText('₦10,000 to inspect');
      expect(within(asked).queryByText(/^Fee when/)?.textContent ?? null).toBe(words);
    },
  );

  test('[FEE-2] tell the agent what whoever comes was told, where the home says another fee', async () => {
    const home = madeMyProperty('Flat to see', { inspectionFee: 10_000 });
    const toldFee = { inspectionFee: 5000, inspectionFeeComesOff: true };
    const { as, phone } = await having('agent', { propertyId: home.id, toldFee });
    await phone.myProperties.put(home);
    await renderScreen(AGENT, { as });
    await within(await row('Flat to see')).findByText(
      'Fee when they asked: ₦5,000, comes off the price',
    );
  });

  test('[FEE-3] say that no fee was told, and that one was asked all the same', async () => {
    const listing = madeListing({ inspectionFee: null });
    const { as, phone } = await having('seeker', { propertyId: listing.id });
    await phone.listings.put({ ...listing, fetchedAt: 1 });
    const { person } = await renderScreen(SEEKER, { as });
    const asked = await row('Flat to see');
    await within(asked).findByText('No fee was stated');
    await person.click(on(asked, 'Asked to pay?'));
    await screen.findByRole('button', { name: 'I was asked for more to see it than it says' });
  });

  test.each([false, true])(
    'called off with its home, tells no fee and leads nowhere, once it is known (narrow: %s)',
    async (narrow) => {
      if (narrow) narrowScreen();
      const listing = madeListing({ title: 'Flat to see', inspectionFee: 5000 });
      const { as, phone } = await having('seeker', { propertyId: listing.id, status: 'Declined' });
      await phone.listings.put({ ...listing, fetchedAt: 1 });
      const path = `/api/properties/${listing.id}`;
      const body = { error: { code: 'not-found', message: 'Not found' } };
      const network = answering({ [`GET ${path}`]: { status: 404, body } });
      const { person } = await renderScreen(SEEKER, { as, network });
      if (narrow)
        await person.click(await screen.findByRole('button', { name: /^\d\d\/\d\d\/\d{4}, / }));
      await screen.findByText('This home is not offered any more.');
      expect(screen.queryByRole('link', { name: 'Flat to see' })).toBeNull();
      expect(screen.queryByText(/to inspect|No fee was stated/)).toBeNull();
      // What was asked for it may be told all the same.
      expect(screen.getByRole('button', { name: 'Asked to pay?' })).toBeTruthy();
    },
  );

  test('declined, of a home that is still offered, leads to it', async () => {
    const listing = madeListing({ title: 'Flat to see', inspectionFee: 5000 });
    const { as, phone } = await having('seeker', { propertyId: listing.id, status: 'Declined' });
    await phone.listings.put({ ...listing, fetchedAt: Date.now() });
    await renderScreen(SEEKER, { as });
    const asked = await row('Flat to see');
    expect(await within(asked).findByRole('link', { name: 'Flat to see' })).toBeTruthy();
    expect(within(asked).queryByText('₦5,000 to inspect')).toBeNull();
  });

  test.each([
    ['Pending', 'Remove Request', true],
    ['Confirmed', 'Cancel inspection', true],
    ['Rescheduled', 'Cancel inspection', true],
    ['Declined', 'Remove from list', false],
    ['Cancelled', 'Remove from list', false],
  ] as const)('%s: can be left by "%s"', async (status, words, isOpen) => {
    const { as } = await having('seeker', { status });
    await renderScreen(SEEKER, { as });
    const asked = await row('Flat to see');
    expect(within(asked).getByText(status)).toBeTruthy();
    expect(on(asked, words)).toBeTruthy();
    expect(within(asked).queryByRole('button', { name: 'Add to calendar' }) !== null).toBe(isOpen);
  });

  test('one that is over leaves the list without a word to the agent', async () => {
    const { as } = await having('seeker', { status: 'Confirmed', requestDate: days(-1) });
    const { person } = await renderScreen(SEEKER, { as });
    const asked = await row('Flat to see');
    expect(within(asked).getByText('Confirmed, over')).toBeTruthy();
    expect(within(asked).queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    await person.click(on(asked, 'Remove from list'));
    const question = await dialog('Remove from list');
    expect(
      within(question).getByText(
        'Take the inspection of Flat to see off your list? Nobody is told.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Inspection day' })).toBeNull();
  });

  test('one that never left the phone is taken back without a word to the agent', async () => {
    const { as, phone } = await having('seeker', { status: 'Pending' });
    const [asked] = await phone.inspections.toArray();
    await phone.outbox.add(madeRow(as, { kind: 'inspection.request', entityId: asked?.id ?? '' }));
    const { person } = await renderScreen(SEEKER, { as });
    await person.click(on(await row('Flat to see'), 'Remove Request'));
    expect(within(await dialog('Remove from list')).getByText(/Nobody is told\.$/)).toBeTruthy();
  });

  test('one called off without a network is no stop of its day', async () => {
    const { as, phone } = await having('seeker', { status: 'Confirmed' });
    const { person } = await renderScreen(SEEKER, { as });
    await screen.findByRole('region', { name: 'Inspection day' });
    await person.click(on(await row('Flat to see'), 'Cancel inspection'));
    await person.click(on(await dialog('Cancel inspection'), 'Yes, call it off'));
    await waitFor(async () => expect(await phone.outbox.count()).toBe(1));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Inspection day' })).toBeNull(),
    );
    const called = await row('Flat to see');
    expect(within(called).getByText('Called off, waiting to be sent')).toBeTruthy();
    expect(within(called).queryByRole('button')).toBeNull();
  });

  test('a new time is agreed to, entered in a calendar, and called off', async () => {
    const files = handedOutFiles();
    const { as, phone } = await having('seeker', {
      status: 'Rescheduled',
      previousDate: '2099-05-03',
      previousTime: '10:00',
      notes: 'Two of us',
      agentNotes: 'Ask at the gate for Musa',
    });
    const agentId = (await phone.inspections.toArray())[0]?.agent.id ?? '';
    await storeSnapshot(`free-times ${agentId}`, { slotMinutes: 30, days: [] }, 1, phone);
    const { person } = await renderScreen(SEEKER, { as });
    const asked = await row('Flat to see');
    expect(asked.textContent).toContain('Previous: 03/05/2099, 10:00');
    expect(asked.textContent).toContain('You: “Two of us”');
    expect(asked.textContent).toContain('Harmattan Homes: “Ask at the gate for Musa”');
    await person.click(on(asked, 'Add to calendar'));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['inspection.ics']));
    // 15:00 of Lagos, for as long as a viewing of this agent takes.
    expect(await files[0]?.content.text()).toContain('DTEND:20990504T143000Z');
    await person.click(on(asked, 'New time suits me'));
    await waitFor(async () =>
      expect((await phone.messages.toArray())[0]?.content).toBe(
        'The new time suits me: 04/05/2099 at 15:00.',
      ),
    );
    // Said once, it is not asked for again; a refusal opens it anew.
    await within(asked).findByText('You wrote that this time suits you.');
    expect(await within(asked).findByText('Rescheduled, agreed')).toBeTruthy();
    expect(within(asked).queryByRole('button', { name: 'New time suits me' })).toBeNull();
    await phone.outbox.toCollection().modify({ state: 'rejected' });
    await person.click(await within(asked).findByRole('button', { name: 'New time suits me' }));
    await within(asked).findByText('You wrote that this time suits you.');
    expect(await phone.messages.count()).toBe(2);
    await phone.outbox.toCollection().modify({ state: 'pending' });
    await person.click(on(asked, 'Cancel inspection'));
    const question = await dialog('Cancel inspection');
    expect(
      within(question).getByText(
        'Tell Harmattan Homes that you are not coming to see Flat to see?',
      ),
    ).toBeTruthy();
    await person.click(on(question, 'Yes, call it off'));
    await waitFor(async () =>
      expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toContain('inspection.remove'),
    );
  });

  test('[DASH-4] on a phone is a line, with a yes to another time in it and the rest behind a tap', async () => {
    narrowScreen();
    const { as, phone } = await having('seeker', {
      status: 'Rescheduled',
      previousDate: '2099-05-03',
      previousTime: '10:00',
      agentNotes: 'Ask for Musa',
    });
    const { person } = await renderScreen(SEEKER, { as });
    const line = await screen.findByRole('article', { name: 'Flat to see' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(line).queryByRole('button', { name: 'Cancel inspection' })).toBeNull();
    await person.click(on(line, 'New time suits me'));
    await waitFor(async () => expect(await phone.messages.count()).toBe(1));
    const unfold = on(line, '04/05/2099, 15:00');
    await person.click(unfold);
    expect(unfold.getAttribute('aria-expanded')).toBe('true');
    for (const words of ['Previous: 03/05/2099, 10:00', 'Harmattan Homes: “Ask for Musa”'])
      expect(line.textContent).toContain(words);
    await person.click(on(line, 'Cancel inspection'));
    expect(await dialog('Cancel inspection')).toBeTruthy();
  });

  test('of a server with one place for the words of both nobody is said to have written them', async () => {
    const { as } = await having('seeker', {
      status: 'Rescheduled',
      previousDate: '2099-05-03',
      previousTime: '10:00',
      notes: 'Ask for Musa',
    });
    await renderScreen(SEEKER, { as });
    const asked = await row('Flat to see');
    expect(asked.textContent).toContain('“Ask for Musa”');
    expect(asked.textContent).not.toContain('You: ');
  });

  test('an agent sees that the time they proposed is agreed to', async () => {
    const { as, phone } = await having('agent', {
      status: 'Rescheduled',
      previousDate: '2099-05-03',
      previousTime: '10:00',
    });
    const [asked] = await phone.inspections.toArray();
    await renderScreen(AGENT, { as });
    const request = await row('Flat to see');
    expect(within(request).getByText('Rescheduled')).toBeTruthy();
    const { propertyId = '', requesterId: fromUserId = '' } = asked ?? {};
    const said = { propertyId, fromUserId, sentByMe: false };
    const content = 'The new time suits me: 04/05/2099 at';
    await phone.messages.put(madeMessage(as, { ...said, content: `${content} 11:00.` }));
    await phone.messages.put(madeMessage(as, { ...said, content: `${content} 15:00.` }));
    expect(await within(request).findByText('Rescheduled, agreed')).toBeTruthy();
  });

  test('a day says which of them nobody has confirmed', async () => {
    const { as, phone } = await having('seeker', { status: 'Pending' });
    await renderScreen(SEEKER, { as });
    const day = await screen.findByRole('region', { name: 'Inspection day' });
    expect(within(day).getByText('Not confirmed yet.')).toBeTruthy();
    await phone.inspections.toCollection().modify({ status: 'Confirmed' });
    await waitFor(() => expect(within(day).queryByText('Not confirmed yet.')).toBeNull());
  });

  test('a day says which two are at about the same time', async () => {
    const { as } = await having(
      'seeker',
      { propertyTitle: 'House to see', requestTime: '15:00' },
      { propertyTitle: 'Flat to see', requestTime: '15:30' },
      { propertyTitle: 'Shop to see', requestTime: '18:00' },
    );
    await renderScreen(SEEKER, { as });
    const day = await screen.findByRole('region', { name: 'Inspection day' });
    const words = /^At about the same time as (House to see, 15:00|Flat to see, 15:30): ask one/;
    expect(within(day).getAllByText(words)).toHaveLength(2);
  });

  test('a day of them has what to look at, and what was found stays on the phone', async () => {
    const { as } = await having('seeker', { status: 'Confirmed' });
    const { person, fill, phone } = await renderScreen(SEEKER, { as });
    const day = await screen.findByRole('region', { name: 'Inspection day' });
    await person.click(await within(day).findByText('What to look at: 0 of 7'));
    await person.click(on(within(day).getByRole('group', { name: 'Water' }), 'Good'));
    expect(await within(day).findByText('What to look at: 1 of 7')).toBeTruthy();
    await fill(within(day).getByLabelText('Remark on fees asked'), '10 % agency');
    await person.tab();
    await waitFor(async () =>
      expect((await phone.viewingChecks.toArray())[0]?.remarks).toEqual({ fees: '10 % agency' }),
    );
    await renderScreen(SEEKER, { as });
    expect(await screen.findByText('What to look at: 1 of 7')).toBeTruthy();
    expect(screen.getByDisplayValue('10 % agency')).toBeTruthy();
  });
});

test('what was found at a home is there when its visit is over, called off or off the list', async () => {
  const { as, phone } = await having('seeker', { status: 'Confirmed', requestDate: days(-1) });
  const [over] = await phone.inspections.toArray();
  const check = { answers: { water: 'good' as const }, remarks: {}, updatedAt: 1 };
  await phone.viewingChecks.put({ id: over?.propertyId ?? '', ...check });
  await phone.viewingChecks.put({ id: 'gone', ...check, updatedAt: 2 });
  await phone.viewingChecks.put({ id: 'empty', answers: {}, remarks: { fees: '' }, updatedAt: 3 });
  await renderScreen(SEEKER, { as });
  const viewed = await screen.findByRole('region', { name: 'Homes you looked at' });
  await waitFor(() =>
    expect(within(viewed).getAllByText('What to look at: 1 of 7')).toHaveLength(2),
  );
  expect(within(viewed).getByRole('link', { name: 'Flat to see' })).toBeTruthy();
  await phone.inspections.clear();
  expect(await screen.findByText('No inspection Requests')).toBeTruthy();
  await waitFor(() =>
    expect(within(viewed).getAllByText('A home that is not on this device any more')).toHaveLength(
      2,
    ),
  );
});

test('[AINS-3] on a phone a request is a line, confirmed in it, with all else behind a tap or its menu', async () => {
  narrowScreen();
  const { as, phone } = await having(
    'agent',
    { propertyTitle: 'House to see', requestTime: '15:00', notes: 'I come with my wife.' },
    { propertyTitle: 'Flat to see', requestTime: '15:30' },
  );
  const { person } = await renderScreen(AGENT, { as });
  const house = await screen.findByRole('article', { name: 'House to see' });
  expect(screen.queryByRole('table')).toBeNull();
  for (const words of ['04/05/2099, 15:00', 'Amina Bello', 'Pending', 'Clashes'])
    expect(house.textContent).toContain(words);
  const unfold = on(house, '04/05/2099, 15:00');
  expect(within(house).queryByRole('link', { name: /803 555 0101/ })).toBeNull();
  await person.click(unfold);
  expect(unfold.getAttribute('aria-expanded')).toBe('true');
  expect(within(house).getByRole('link', { name: /803 555 0101/ })).toBeTruthy();
  expect(within(house).getByText('Clashes with Flat to see, 15:30')).toBeTruthy();
  expect(within(house).getByText('Amina Bello: “I come with my wife.”')).toBeTruthy();
  await person.click(on(house, 'Confirm Amina Bello, 15:00'));
  expect(await within(house).findByText('Confirmed, waiting to be sent')).toBeTruthy();
  expect(within(house).queryByRole('button', { name: /^Confirm/ })).toBeNull();
  await person.click(on(house, 'Actions for House to see, Amina Bello'));
  const menu = await dialog('House to see');
  expect(
    within(menu)
      .getAllByRole('button')
      .map((one) => one.textContent || one.getAttribute('aria-label')),
  ).toEqual(['Close', 'Reschedule', 'Call off', 'See the property', 'Write to Amina Bello']);
  await person.click(on(menu, 'Reschedule'));
  expect(await dialog('Reschedule Inspection')).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['inspection.answer']);
});

describe('[AINS-4] many requests on a phone', () => {
  /** Three to answer, of one of which the seeker asked twice, and others that are answered. */
  async function many() {
    narrowScreen();
    const amina = { id: crypto.randomUUID(), name: 'Amina Bello' };
    const home = { propertyId: crypto.randomUUID(), requester: amina };
    const { as, phone } = await having(
      'agent',
      { ...home, propertyTitle: 'House to see', requestTime: '15:00' },
      { ...home, propertyTitle: 'House to see', requestTime: '15:30' },
      { propertyTitle: 'Flat to see' },
      { propertyTitle: 'Agreed', status: 'Confirmed' },
      { propertyTitle: 'Called off', status: 'Cancelled' },
      { propertyTitle: 'Refused', status: 'Declined' },
    );
    const shown = await renderScreen(AGENT, { as });
    await shown.person.click(await screen.findByRole('button', { name: 'Select' }));
    const bar = () => screen.getByRole('region', { name: 'Selected requests' });
    return { ...shown, phone, bar };
  }
  const stateOf = async (phone: Awaited<ReturnType<typeof many>>['phone']) =>
    Object.fromEntries(
      (await phone.inspections.toArray()).map((one) => [
        `${one.propertyTitle} ${one.requestTime}`,
        one.status,
      ]),
    );

  test('are declined with one message to each person, and who is left out is told', async () => {
    const { person, fill, phone, bar } = await many();
    await person.click(screen.getByRole('button', { name: 'All 6' }));
    expect(within(bar()).getByText('6 selected')).toBeTruthy();
    await person.click(on(bar(), 'Decline'));
    const asked = await dialog('3 requests');
    expect(asked.textContent).toContain(
      'Decline 3 requests? 3 others stay as they are: 1 Confirmed, 1 Declined, 1 Cancelled.',
    );
    await fill(within(asked).getByLabelText('Message to each (optional)'), ' It is let. ');
    expect(await phone.outbox.count()).toBe(0);
    await person.click(on(asked, 'Decline 3'));
    expect(await screen.findByText('Saved on this device: 3 requests')).toBeTruthy();
    expect(await stateOf(phone)).toEqual({
      'House to see 15:00': 'Declined',
      'House to see 15:30': 'Declined',
      'Flat to see 15:00': 'Declined',
      'Agreed 15:00': 'Confirmed',
      'Called off 15:00': 'Cancelled',
      'Refused 15:00': 'Declined',
    });
    const kinds = (await phone.outbox.toArray()).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual([
      'inspection.answer',
      'inspection.answer',
      'inspection.answer',
      'message.send',
      'message.send',
    ]);
    expect(
      (await phone.messages.toArray())
        .map(({ content, subject }) => `${subject}: ${content}`)
        .toSorted(),
    ).toEqual(['Inspection: Flat to see: It is let.', 'Inspection: House to see: It is let.']);
    expect(await phone.forms.count()).toBe(0);
    expect(screen.getByRole('button', { name: 'Select' })).toBeTruthy();
  });

  test('that are agreed on are called off, with words to who would come', async () => {
    const { person, fill, phone, bar } = await many();
    await person.click(screen.getByRole('button', { name: 'All 6' }));
    await person.click(on(bar(), 'Call off'));
    const asked = await dialog('Agreed');
    expect(asked.textContent).toMatch(/Call off the visit of .+, 04\/05\/2099 at 15:00\?/);
    await fill(within(asked).getByLabelText(/^Message to .+ \(optional\)$/), 'It is let.');
    await person.click(on(asked, 'Call off'));
    await screen.findByText('Saved on this device: 1 request');
    expect((await stateOf(phone))['Agreed 15:00']).toBe('Declined');
    const rows = await phone.outbox.toArray();
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['inspection.answer', 'message.send']);
  });

  test('are confirmed, with what clashes, or taken up again, where that fits', async () => {
    const { person, phone, bar } = await many();
    await person.click(screen.getByRole('checkbox', { name: /^Select Agreed/ }));
    for (const name of ['Confirm', 'Decline', 'Reactivate'])
      expect(on(bar(), name)).toHaveProperty('disabled', true);
    for (const box of screen.getAllByRole('checkbox', { name: /^Select House/ }))
      await person.click(box);
    await person.click(screen.getByRole('checkbox', { name: /^Select Refused/ }));
    await person.click(on(bar(), 'Confirm'));
    const asked = await dialog('2 requests');
    expect(within(asked).getByText('Some of them are at about the same time.')).toBeTruthy();
    expect(within(asked).queryByRole('textbox')).toBeNull();
    await person.click(on(asked, 'Cancel'));
    await person.click(on(bar(), 'Reactivate'));
    const again = await dialog('Refused');
    expect(within(again).getByText('You are at Agreed on 04/05/2099 at 15:00.')).toBeTruthy();
    await person.click(on(again, 'Reactivate'));
    await screen.findByText('Saved on this device: 1 request');
    expect(await stateOf(phone)).toMatchObject({
      'House to see 15:00': 'Pending',
      'Refused 15:00': 'Confirmed',
    });
    expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['inspection.answer']);
  });
});

describe('[AINS-1] [AINS-2] what seekers asked an agent for', () => {
  test('with none, says when there will be', async () => {
    await renderScreen(AGENT, { as: madePerson('agent') });
    expect(await screen.findByRole('heading', { name: 'No inspection Requests' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Calendar file' })).toHaveProperty('disabled', true);
  });

  test('is confirmed, declined and taken up again with no network, and clashes are told', async () => {
    const { as, phone } = await having(
      'agent',
      { propertyTitle: 'House to see', requestTime: '15:00' },
      { propertyTitle: 'Flat to see', requestTime: '15:30' },
    );
    const { person } = await renderScreen(AGENT, { as });
    const house = await row('House to see');
    const flat = await row('Flat to see');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Property',
      'Requester',
      'Date & Time',
      'Contact',
      'Status',
      'Actions',
    ]);
    expect(house.textContent).toContain('Clashes with Flat to see, 15:30');
    await person.click(on(house, 'Confirm'));
    expect(await within(house).findByText('Confirmed, waiting to be sent')).toBeTruthy();
    await person.click(on(flat, 'Decline'));
    await person.click(on(await dialog('Flat to see'), 'Decline'));
    expect(await within(flat).findByText('Declined, waiting to be sent')).toBeTruthy();
    await waitFor(() => expect(house.textContent).not.toContain('Clashes'));
    await person.click(on(flat, 'Reactivate'));
    const asked = await dialog('You are elsewhere then');
    expect(asked.textContent).toContain('That day you are at House to see at 15:00.');
    await person.click(on(asked, 'Cancel'));
    expect(within(flat).getByText('Declined, waiting to be sent')).toBeTruthy();
    await person.click(on(flat, 'Reactivate'));
    await person.click(on(await dialog('You are elsewhere then'), 'Confirm all the same'));
    expect(await within(flat).findByText('Confirmed, waiting to be sent')).toBeTruthy();
    expect((await phone.outbox.toArray()).map(({ payload }) => payload)).toMatchObject([
      { status: 'Confirmed' },
      { status: 'Confirmed' },
    ]);
  });

  test('begins with the next one; those that are over stand last, the latest of them first, and clash with nothing', async () => {
    const part = { status: 'Confirmed', requestTime: '10:00' } as const;
    const { as } = await having(
      'agent',
      { ...part, propertyTitle: 'Over long since', requestDate: days(-9) },
      { ...part, propertyTitle: 'Over', requestDate: days(-1) },
      { ...part, propertyTitle: 'Later', requestDate: days(5) },
      { ...part, propertyTitle: 'Over too', requestDate: days(-1), requestTime: '10:15' },
      { ...part, propertyTitle: 'Next', requestDate: days(2) },
    );
    await renderScreen(AGENT, { as });
    await row('Next');
    const [, ...rows] = screen.getAllByRole('row');
    const titles = rows.map(
      ({ textContent }) => /^(Next|Later|Over( too| long since)?)/.exec(textContent)?.[0],
    );
    expect(titles).toEqual(['Next', 'Later', 'Over too', 'Over', 'Over long since']);
    expect(screen.queryByText(/clash/i)).toBeNull();
  });

  test('[SLOT-2] at a time that is not offered is said to be, until it is answered', async () => {
    const { as, phone } = await having('agent', { requestTime: '15:00' });
    const week = recordOf(WEEKDAYS, () => [{ from: '09:00', to: '15:30' }]);
    const times = { slotMinutes: 60, week, days: {} } as const;
    await storeSnapshot('offered-times', times, 1, phone);
    const { person } = await renderScreen(AGENT, { as });
    const asked = await row('Flat to see');
    expect(await within(asked).findByText('Outside of the times you offer')).toBeTruthy();
    await person.click(on(asked, 'Confirm'));
    await waitFor(() => expect(asked.textContent).not.toContain('Outside of the times'));
  });

  test('of a day that is past stand in the week in the order of their times', async () => {
    const past = { status: 'Confirmed', requestDate: days(-7) } as const;
    const { as } = await having(
      'agent',
      { ...past, requestTime: '15:00' },
      { ...past, requestTime: '09:00' },
    );
    const { person } = await renderScreen(AGENT, { as });
    const week = await screen.findByRole('region', { name: /^Week of/ });
    await person.click(on(week, 'Week before'));
    const times = within(week)
      .getAllByText(/^\d\d:\d\d$/)
      .map(({ textContent }) => textContent);
    expect(times).toEqual(['09:00', '15:00']);
  });

  test('is moved to a day to come, and the week shows it', async () => {
    const { as } = await having('agent', { status: 'Confirmed', requestDate: days(1) });
    const { person, fill } = await renderScreen(AGENT, { as });
    const asked = await row('Flat to see');
    await person.click(on(asked, 'Reschedule'));
    const moving = await dialog('Reschedule Inspection');
    const field = (name: RegExp) => within(moving).getByLabelText(name);
    expect(field(/^New date/)).toHaveProperty('value', days(1));
    expect(field(/^New time/)).toHaveProperty('value', '10:00');
    await fill(field(/^New date/), '2020-01-01');
    await person.click(on(moving, 'Reschedule'));
    expect(within(moving).getByText('Please choose a day to come')).toBeTruthy();
    await fill(field(/^New date/), days(1));
    await fill(field(/^New time/), '15:00');
    await person.click(on(moving, 'Reschedule'));
    expect(within(moving).getByText('It is at that time already')).toBeTruthy();
    await fill(field(/^New time/), '10:00');
    await person.click(on(moving, 'Reschedule'));
    expect(await within(asked).findByText('Rescheduled, waiting to be sent')).toBeTruthy();
    const before = days(1).split('-').toReversed().join('/');
    expect(asked.textContent).toContain(`Previous: ${before}, 15:00`);
    const week = screen.getByRole('region', { name: /^Week of/ });
    expect(week.textContent).toContain('10:00 Flat to see');
    await person.click(on(week, 'Week after'));
    expect(week.textContent).not.toContain('Flat to see');
    await person.click(on(week, 'Week before'));
    expect(week.textContent).toContain('Flat to see');
    expect(week.textContent).toContain('Rescheduled, waiting to be sent');
  });

  test('that is over is moved, and not called off', async () => {
    const { as } = await having('agent', { status: 'Confirmed', requestDate: '2026-01-05' });
    await renderScreen(AGENT, { as });
    const over = await row('Flat to see');
    expect(on(over, 'Reschedule')).toBeTruthy();
    expect(within(over).queryByRole('button', { name: 'Call off' })).toBeNull();
  });

  test.each([
    ['Pending', ['Decline'], ['Confirm']],
    ['Declined', [], ['Reactivate']],
  ] as const)('that is over takes no yes any more: %s', async (status, offered, gone) => {
    const { as } = await having('agent', { status, requestDate: '2026-01-05' });
    await renderScreen(AGENT, { as });
    const over = await row('Flat to see');
    for (const name of offered) expect(on(over, name)).toBeTruthy();
    for (const name of gone) expect(within(over).queryByRole('button', { name })).toBeNull();
  });

  test('a refused answer says which and why', async () => {
    const { as, phone } = await having('agent', {});
    const { person } = await renderScreen(AGENT, { as });
    const asked = await row('Flat to see');
    await person.click(on(asked, 'Decline'));
    await person.click(on(await dialog('Flat to see'), 'Decline'));
    await within(asked).findByText('Declined, waiting to be sent');
    const lastError = {
      code: 'conflict' as const,
      status: 409,
      message: 'It was called off.',
      at: 1,
    };
    await phone.outbox.toCollection().modify({ state: 'rejected', attempts: 1, lastError });
    expect(
      await within(asked).findByText('Error declining inspection: It was called off.'),
    ).toBeTruthy();
  });

  test('opens the property and a message, and is handed out for a calendar', async () => {
    const files = handedOutFiles();
    const { as, phone } = await having(
      'agent',
      { propertyTitle: 'House to see', notes: 'Two of us' },
      {},
    );
    await storeSnapshot('offered-times', { slotMinutes: 45, week: {}, days: {} }, 1, phone);
    const { person, fill } = await renderScreen(AGENT, { as });
    const asked = await row('House to see');
    await person.click(on(asked, 'House to see'));
    expect(within(await dialog('House to see')).getByText('Amina Bello: “Two of us”')).toBeTruthy();
    await person.click(on(await dialog('House to see'), 'Close'));
    await person.click(on(asked, 'Write to Amina Bello'));
    const contact = await dialog('Contact');
    await fill(within(contact).getByLabelText('Message'), 'Please come to the side gate.');
    await person.click(on(contact, 'Send Message'));
    expect(await within(contact).findByText(/^Safe on this device/)).toBeTruthy();
    expect((await phone.messages.toArray())[0]?.subject).toBe('Inspection: House to see');
    await person.click(screen.getByRole('button', { name: 'Calendar file' }));
    expect((await files[0]?.content.text())?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(await files[0]?.content.text()).toContain('DTEND:20990504T144500Z');
  });

  test('the calendar’s address needs the server, and says so', async () => {
    const { person } = await renderScreen(AGENT, { as: madePerson('agent') });
    await person.click(await screen.findByRole('button', { name: 'Make the address' }));
    expect(await screen.findByText(/^Cannot connect to the server/)).toBeTruthy();
  });
});
