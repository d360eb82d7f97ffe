import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { keepSnapshot } from '../../src/db/repositories/account/snapshot-repository';
import { dayInNigeria } from '../../src/domain/format/day-in-nigeria';
import { slotWords } from '../../src/domain/inspections/times/slot-words';
import { addDays } from '../../src/domain/inspections/times/week-of';
import { deliverAll } from '../support/deliver-all';
import { answering } from '../support/answering';
import { madeInspection } from '../support/made-inspection';
import { madeListing } from '../support/made-listing';
import { madeRow } from '../support/made-row';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';
import { wholeText } from '../support/whole-text';

const ahead = (days: number) => addDays(dayInNigeria(new Date()), days);
const button = (scope: HTMLElement, name: string | RegExp) =>
  within(scope).getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const NUMBER = '0803 000 0000';
const KEPT = 'Safe on this device. It goes out by itself once the server is reached.';
const DONE = 'Inspection request submitted successfully!';

async function atHome(
  days: { date: string; times: string[] }[] | null,
  network?: { sync: true; network: typeof fetch },
) {
  const as = madePerson('seeker');
  const phone = phoneOf(as);
  const listing = madeListing({ title: 'Flat to see' });
  await phone.listings.put({ ...listing, fetchedAt: 1 });
  const free = days === null ? { slotMinutes: null, days: [] } : { slotMinutes: 30 as const, days };
  await keepSnapshot(`free-times ${listing.agent.id}`, free, Date.now() - 7_260_000, phone);
  const shown = await renderScreen(`/property-detail/${listing.id}`, { as, ...network });
  await shown.person.click(await screen.findByRole('button', { name: 'Book Inspection' }));
  return { ...shown, phone, listing, booking: await dialog('Book Inspection') };
}

describe('[SLOT-2] booking a home of an agent who offers times', () => {
  test('is two taps and Send, without a network, with times that were heard of before', async () => {
    const { person, fill, booking, phone, listing } = await atHome([
      { date: ahead(1), times: ['09:00', '09:30'] },
      { date: ahead(2), times: ['14:00', '15:00'] },
    ]);
    expect(within(booking).queryByLabelText(/^Date/)).toBeNull();
    expect(within(booking).queryByRole('button', { name: '09:00' })).toBeNull();
    await fill(within(booking).getByLabelText(/^Contact number/), NUMBER);
    await person.click(button(booking, 'Request Inspection'));
    const alert = within(booking).getByRole('alert');
    expect(within(alert).getByRole('link').textContent).toBe('Please choose a day');
    const days = within(booking).getByRole('group', { name: 'Day' });
    await person.click(within(days).getAllByRole('button')[1] ?? days);
    expect(within(booking).queryByRole('button', { name: '09:00' })).toBeNull();
    await person.click(button(booking, '15:00'));
    expect(button(booking, '15:00').getAttribute('aria-pressed')).toBe('true');
    await within(booking).findByText(wholeText(/These were free 2 hours ago/));
    await person.click(button(booking, 'Request Inspection'));
    await within(booking).findByText(KEPT);
    const row = (await phone.outbox.toArray()).find(({ kind }) => kind === 'inspection.request');
    expect(row?.payload).toEqual({
      title: 'Flat to see',
      request: {
        notes: '',
        id: row?.entityId,
        propertyId: listing.id,
        requestDate: ahead(2),
        requestTime: '15:00',
        contactNumber: NUMBER,
        // Nobody says what it costs.
        toldFee: { inspectionFee: null, inspectionFeeComesOff: false },
      },
    });
  });

  test('has the fields of before behind ‘Another time’', async () => {
    const { person, fill, booking, phone } = await atHome([{ date: ahead(1), times: ['09:00'] }]);
    await person.click(button(booking, 'Another time'));
    expect(within(booking).getByLabelText(/^Date/)).toHaveProperty('value', ahead(1));
    expect(within(booking).getByLabelText(/^Time/)).toHaveProperty('value', '10:00');
    await person.click(button(booking, 'See the offered times'));
    await person.click(button(booking, 'Tomorrow'));
    await person.click(button(booking, 'Another time'));
    await fill(within(booking).getByLabelText(/^Time/), '16:20');
    await fill(within(booking).getByLabelText(/^Contact number/), NUMBER);
    await person.click(button(booking, 'Request Inspection'));
    await within(booking).findByText(KEPT);
    expect((await phone.inspections.toArray())[0]).toMatchObject({
      requestDate: ahead(1),
      requestTime: '16:20',
    });
  });

  test('says where no offered time is free, and asks for one', async () => {
    const { booking } = await atHome([{ date: '2020-01-01', times: ['09:00'] }]);
    expect(
      within(booking).getByText(
        'No offered time is free in the next 14 days. Ask for a time of your own.',
      ),
    ).toBeTruthy();
    expect(within(booking).getByLabelText(/^Time/)).toBeTruthy();
    expect(within(booking).queryByRole('button', { name: 'See the offered times' })).toBeNull();
  });

  test('is as before where the agent offers none', async () => {
    const { booking } = await atHome(null);
    expect(within(booking).getByLabelText(/^Time/)).toHaveProperty('value', '10:00');
    expect(within(booking).queryByText(/offered/)).toBeNull();
  });
});

const OFFERED = [{ date: ahead(1), times: ['09:00'] }];
async function book({ person, fill, booking }: Awaited<ReturnType<typeof atHome>>) {
  await fill(within(booking).getByLabelText(/^Contact number/), NUMBER);
  await person.click(button(booking, 'Tomorrow'));
  await person.click(button(booking, '09:00'));
  await person.click(button(booking, 'Request Inspection'));
}

test('a request is said to be submitted once the server has it', async () => {
  const shown = await atHome(OFFERED);
  await book(shown);
  await within(shown.booking).findByText(KEPT);
  expect(within(shown.booking).queryByText(DONE)).toBeNull();
  await deliverAll(shown.phone);
  expect(await within(shown.booking).findByText(DONE)).toBeTruthy();
});

test('[SLOT-3] a request that is refused while its dialog is open is said to be', async () => {
  const taken = 'This time has been taken meanwhile. Please choose another time.';
  const refusing = answering({
    'POST /api/inspections/requests': {
      status: 409,
      body: { title: 'Conflict', status: 409, code: 'slot-taken', message: taken, free: [] },
    },
  });
  const shown = await atHome(OFFERED, { sync: true, network: refusing });
  await book(shown);
  const { booking } = shown;
  expect(await within(booking).findByText(`Error booking inspection: ${taken}`)).toBeTruthy();
  expect(within(booking).getByText(/with what can be done about it/)).toBeTruthy();
  expect(within(booking).queryByText(DONE)).toBeNull();
});

test.each([
  ['/customer-dashboard?tab=inspections', 'the inspection'],
  ['/outbox', 'the Outbox'],
])('[SLOT-3] a slot that was taken is changed for a free one in one tap: %s', async (address) => {
  const as = madePerson('seeker');
  const phone = phoneOf(as);
  const inspection = madeInspection(as, {
    propertyTitle: 'Flat to see',
    requestDate: ahead(2),
    requestTime: '10:00',
    notes: 'With my sister',
    version: 0,
  });
  await phone.inspections.put(inspection);
  const asked = {
    id: inspection.id,
    propertyId: inspection.propertyId,
    requestDate: ahead(2),
    requestTime: '10:00',
    contactNumber: NUMBER,
    notes: 'With my sister',
  };
  await phone.outbox.add(
    madeRow(as, {
      id: 'key-before',
      kind: 'inspection.request',
      entityId: inspection.id,
      payload: { title: 'Flat to see', request: asked },
    }),
  );
  const words = 'This time has been taken meanwhile. Please choose another time.';
  const sent: unknown[] = [];
  const { person } = await renderScreen(address, {
    as,
    sync: true,
    network: answering({
      'POST /api/inspections/requests': (body) => {
        sent.push(body);
        if (sent.length > 1) return { status: 503, body: {} };
        return {
          status: 409,
          body: {
            type: 'about:blank',
            title: 'Conflict',
            status: 409,
            code: 'slot-taken',
            message: words,
            free: [
              { requestDate: ahead(2), requestTime: '11:00' },
              { requestDate: ahead(3), requestTime: '09:00' },
            ],
          },
        };
      },
    }),
  });
  expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
  const offered = await screen.findByRole('group', { name: 'Ask for another time' });
  // It was never with the agent: nothing of it is pending.
  if (address.includes('inspections')) {
    expect(await screen.findByText('Not asked for')).toBeTruthy();
    expect(screen.queryByText('Pending')).toBeNull();
  }
  const slot = { requestDate: ahead(3), requestTime: '09:00' };
  await person.click(button(offered, slotWords(slot, new Date())));
  await waitFor(async () => expect(sent).toHaveLength(2));
  expect(sent).toEqual([asked, { ...asked, ...slot }]);
  expect(await phone.inspections.get(inspection.id)).toMatchObject(slot);
  const [row] = await phone.outbox.toArray();
  expect(row?.id).not.toBe('key-before');
});

describe('[SLOT-1] the times that an agent offers', () => {
  test('are said on the phone without a network, day by day', async () => {
    const as = madePerson('agent');
    const { person, phone } = await renderScreen('/dashboard/inspections', { as });
    const card = await screen.findByRole('region', { name: 'Times you offer' });
    await person.click(button(card, 'Offer times'));
    const editor = await dialog('Times you offer');
    await person.click(button(editor, 'Save the times'));
    expect(within(editor).getByText(/^Nothing was changed: tick the days/)).toBeTruthy();
    await person.click(button(editor, '30 min'));
    await person.click(within(editor).getByRole('checkbox', { name: 'Monday' }));
    await person.selectOptions(within(editor).getByLabelText('Monday, to'), '12:00');
    await person.click(within(editor).getByRole('checkbox', { name: 'Tuesday' }));
    await person.click(button(editor, 'Not on this date'));
    await person.click(button(editor, 'Save the times'));
    const morning = [{ from: '10:00', to: '12:00' }];
    await waitFor(async () =>
      expect((await phone.outbox.toArray()).map(({ kind, payload }) => [kind, payload])).toEqual([
        [
          'times.save',
          {
            slotMinutes: 30,
            week: { mon: morning, tue: morning },
            days: { [ahead(1)]: [] },
          },
        ],
      ]),
    );
    await within(card).findByText('Mon and Tue: 10:00 to 12:00');
    await within(card).findByText('Tomorrow: no inspections');
    await within(card).findByText('Saved on this device');
    // One more change goes with what waits.
    await person.click(button(card, 'Change the times'));
    const again = await dialog('Times you offer');
    await person.click(within(again).getByRole('checkbox', { name: 'Monday' }));
    await person.click(button(again, 'Save the times'));
    await within(card).findByText('Tue: 10:00 to 12:00');
    expect((await phone.outbox.toArray()).map(({ payload }) => payload)).toEqual([
      { slotMinutes: 30, week: { mon: [], tue: morning }, days: { [ahead(1)]: [] } },
    ]);
  });

  test('end after they begin', async () => {
    const as = madePerson('agent');
    const { person, phone } = await renderScreen('/dashboard/inspections', { as });
    await person.click(await screen.findByRole('button', { name: 'Offer times' }));
    const editor = await dialog('Times you offer');
    await person.click(within(editor).getByRole('checkbox', { name: 'Monday' }));
    await person.selectOptions(within(editor).getByLabelText('Monday, to'), '09:00');
    await person.click(button(editor, 'Save the times'));
    expect(
      within(editor)
        .getAllByRole('alert')
        .map(({ textContent }) => textContent),
    ).toContain('Please choose an end after the start');
    expect(await phone.outbox.count()).toBe(0);
  });

  test('that are too short for one viewing are said to be', async () => {
    const { person } = await renderScreen('/dashboard/inspections', { as: madePerson('agent') });
    await person.click(await screen.findByRole('button', { name: 'Offer times' }));
    const editor = await dialog('Times you offer');
    await person.click(within(editor).getByRole('checkbox', { name: 'Monday' }));
    const short = () =>
      within(editor).queryByText('Shorter than one inspection: nobody can book it');
    expect(short()).toBeNull();
    await person.selectOptions(within(editor).getByLabelText('Monday, to'), '10:30');
    expect(short()?.getAttribute('role')).toBe('alert');
    await person.click(button(editor, '30 min'));
    expect(short()).toBeNull();
  });

  test('[SLOT-4] leave out what is busy in a calendar, whose address is masked once it is saved', async () => {
    const as = madePerson('agent');
    const times = {
      slotMinutes: 30 as const,
      week: { mon: [{ from: '10:00', to: '12:00' }] },
      days: {},
    };
    await keepSnapshot('offered-times', times, 1, phoneOf(as));
    const sent: unknown[] = [];
    const { person, fill } = await renderScreen('/dashboard/inspections', {
      as,
      network: answering({
        'GET /api/inspections/busy-calendar': { body: { calendar: null } },
        'PUT /api/inspections/busy-calendar': (body) => {
          sent.push(body);
          return {
            body: {
              calendar: {
                address: 'calendar.example/….ics',
                readAt: new Date().toISOString(),
                unreadRepeats: 2,
                unread: 1,
                failure: null,
              },
            },
          };
        },
      }),
    });
    const form = await screen.findByRole('form', { name: 'Busy times' });
    const address = 'https://calendar.example/private-quumba.ics';
    await fill(within(form).getByLabelText(/^Secret address/), address);
    await person.click(button(form, 'Read this calendar'));
    await within(form).findByText('2 repeating entries of your calendar are not read');
    expect(within(form).getByText('1 entry of your calendar is not read')).toBeTruthy();
    expect(within(form).getByText(/calendar\.example/)).toBeTruthy();
    expect(within(form).queryByDisplayValue(address)).toBeNull();
    expect(sent).toEqual([{ url: address }]);
  });
});
