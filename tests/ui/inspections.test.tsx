import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Inspection } from '../../src/contract/inspection';
import { handedOutFiles } from '../support/handed-out-files';
import { madeInspection } from '../support/made-inspection';
import { madeListing } from '../support/made-listing';
import { madePerson } from '../support/made-person';
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
    expect(
      await within(booking).findByText('Inspection request submitted successfully!'),
    ).toBeTruthy();
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
    expect(within(asked).getByText('Pending')).toBeTruthy();
    expect(within(asked).getByText('Saved on this phone')).toBeTruthy();
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

  test('a new time is agreed to, entered in a calendar, and called off', async () => {
    const files = handedOutFiles();
    const { as, phone } = await having('seeker', {
      status: 'Rescheduled',
      previousDate: '2099-05-03',
      previousTime: '10:00',
    });
    const { person } = await renderScreen(SEEKER, { as });
    const asked = await row('Flat to see');
    expect(asked.textContent).toContain('Previous: 03/05/2099, 10:00');
    await person.click(on(asked, 'Add to calendar'));
    expect(files.map(({ name }) => name)).toEqual(['inspection.ics']);
    await person.click(on(asked, 'New time suits me'));
    await waitFor(async () =>
      expect((await phone.messages.toArray())[0]?.content).toBe(
        'The new time suits me: 04/05/2099 at 15:00.',
      ),
    );
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
    expect(await within(house).findByText('Confirmed')).toBeTruthy();
    await person.click(on(flat, 'Decline'));
    expect(await within(flat).findByText('Declined')).toBeTruthy();
    await waitFor(() => expect(house.textContent).not.toContain('Clashes'));
    await person.click(on(flat, 'Reactivate'));
    expect(await within(flat).findByText('Confirmed')).toBeTruthy();
    expect((await phone.outbox.toArray()).map(({ payload }) => payload)).toMatchObject([
      { status: 'Confirmed' },
      { status: 'Confirmed' },
    ]);
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
    await person.click(on(moving, 'Reschedule'));
    expect(await within(asked).findByText('Rescheduled')).toBeTruthy();
    const before = days(1).split('-').toReversed().join('/');
    expect(asked.textContent).toContain(`Previous: ${before}, 15:00`);
    const week = screen.getByRole('region', { name: /^Week of/ });
    expect(week.textContent).toContain('10:00 Flat to see');
    await person.click(on(week, 'Week after'));
    expect(week.textContent).not.toContain('Flat to see');
    await person.click(on(week, 'Week before'));
    expect(week.textContent).toContain('Flat to see');
  });

  test('a refused answer says which and why', async () => {
    const { as, phone } = await having('agent', {});
    const { person } = await renderScreen(AGENT, { as });
    const asked = await row('Flat to see');
    await person.click(on(asked, 'Decline'));
    await within(asked).findByText('Declined');
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
    const { person, fill } = await renderScreen(AGENT, { as });
    const asked = await row('House to see');
    await person.click(on(asked, 'House to see'));
    expect(within(await dialog('House to see')).getByText('Note: Two of us')).toBeTruthy();
    await person.click(on(await dialog('House to see'), 'Close'));
    await person.click(on(asked, 'Write to Amina Bello'));
    const contact = await dialog('Contact');
    await fill(within(contact).getByLabelText('Message'), 'Please come to the side gate.');
    await person.click(on(contact, 'Send Message'));
    expect(await within(contact).findByText(/^Safe on this phone/)).toBeTruthy();
    expect((await phone.messages.toArray())[0]?.subject).toBe('Inspection: House to see');
    await person.click(screen.getByRole('button', { name: 'Calendar file' }));
    expect((await files[0]?.content.text())?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  test('the calendar’s address needs the server, and says so', async () => {
    const { person } = await renderScreen(AGENT, { as: madePerson('agent') });
    await person.click(await screen.findByRole('button', { name: 'Make the address' }));
    expect(await screen.findByText(/^Cannot connect to the server/)).toBeTruthy();
  });
});
