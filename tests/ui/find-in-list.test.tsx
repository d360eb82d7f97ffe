import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '../../src/contract/people/account';
import type { AppDatabase } from '../../src/db/app-database';
import { madeInspection } from '../support/made-inspection';
import { madeListing } from '../support/made-listing';
import { madeMessage } from '../support/made-message';
import { madePerson } from '../support/made-person';
import { narrowScreen } from '../support/narrow-screen';
import { phoneOf, renderScreen } from '../support/render-screen';

const TITLES = Array.from({ length: 9 }, (_, at) => `Flat ${at + 1} in Yaba`);
const ODD = 'Bungalow in Ọ̀yọ́';

type Case = {
  what: string;
  who: 'seeker' | 'agent';
  address: string;
  label: string;
  role: 'article' | 'row';
  keep: (phone: AppDatabase, as: User, titles: readonly string[]) => Promise<unknown>;
};

const keepMessages: Case['keep'] = (phone, as, titles) =>
  phone.messages.bulkPut(
    titles.map((propertyTitle, at) =>
      madeMessage(as, { propertyTitle, propertyId: crypto.randomUUID(), content: `Words ${at}` }),
    ),
  );
const keepInspections: Case['keep'] = (phone, as, titles) =>
  phone.inspections.bulkPut(
    titles.map((propertyTitle, at) =>
      madeInspection(as, { propertyTitle, requestDate: `2099-05-0${(at % 9) + 1}` }),
    ),
  );
const keepSaved: Case['keep'] = (phone, _as, titles) =>
  phone.savedProperties.bulkPut(
    titles.map((title, at) => {
      const listing = madeListing({ title });
      const on = { savedAt: at, onServer: true, withdrawn: false };
      return { id: listing.id, listing, ...on };
    }),
  );

const CASES: Case[] = [
  {
    what: 'a seeker’s messages',
    who: 'seeker',
    address: '/messages',
    label: 'Find in your messages',
    role: 'article',
    keep: keepMessages,
  },
  {
    what: 'an agent’s messages',
    who: 'agent',
    address: '/dashboard/messages',
    label: 'Find in your messages',
    role: 'article',
    keep: keepMessages,
  },
  {
    what: 'an agent’s inspections',
    who: 'agent',
    address: '/dashboard/inspections',
    label: 'Find in your inspections',
    role: 'article',
    keep: keepInspections,
  },
];

test.each(CASES)(
  '[FIND-1] $what are looked through as one types, once there are many',
  async ({ who, address, label, role, keep }) => {
    narrowScreen();
    const as = madePerson(who);
    await keep(phoneOf(as), as, [...TITLES, ODD]);
    const { fill, person } = await renderScreen(address, { as });
    const field = await screen.findByRole('searchbox', { name: label });
    const shown = () => screen.queryAllByRole(role).map(({ textContent }) => textContent);
    const all = shown().length;
    await fill(field, 'oyo bung');
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toContain(ODD);
    await fill(field, 'castle');
    expect(await screen.findByText(/^Nothing here has “castle”\./)).toBeTruthy();
    expect(shown()).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Show all' }));
    expect(shown()).toHaveLength(all);
    expect(document.activeElement).toBe(field);
  },
);

test('[AINS-5] an agent’s inspections are cut to those to answer, agreed, or over or declined', async () => {
  narrowScreen();
  const as = madePerson('agent');
  const phone = phoneOf(as);
  await keepInspections(phone, as, [...TITLES.slice(0, 3), ODD, ...TITLES.slice(3, 8)]);
  const states = ['Confirmed', 'Rescheduled', 'Declined', 'Confirmed'] as const;
  const ids = await phone.inspections.orderBy('requestDate').primaryKeys();
  for (const [at, status] of states.entries())
    await phone.inspections.update(ids[at] ?? '', { status });
  // Agreed, and over.
  await phone.inspections.update(ids[3] ?? '', { requestDate: '2020-01-01' });
  const { fill, person } = await renderScreen('/dashboard/inspections', { as });
  const groups = within(await screen.findByRole('group', { name: 'Which requests' }));
  const names = () => groups.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['All 9', 'To answer 5', 'Agreed 2', 'Over or declined 2']);
  await person.click(groups.getByRole('button', { name: 'Agreed 2' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await fill(screen.getByRole('searchbox', { name: 'Find in your inspections' }), 'oyo bung');
  expect(names()).toEqual(['All 1', 'To answer 0', 'Agreed 0', 'Over or declined 1']);
  expect(screen.queryAllByRole('article')).toEqual([]);
  expect(screen.getByText('None of them now.')).toBeTruthy();
  await person.click(groups.getByRole('button', { name: 'Over or declined 1' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('[FIND-1] what was ticked before one looks for others stays so, and the bar says that it is out of sight', async () => {
  const as = madePerson('agent');
  await keepMessages(phoneOf(as), as, [...TITLES, ODD]);
  const { fill, person } = await renderScreen('/dashboard/messages', { as });
  const field = await screen.findByRole('searchbox', { name: 'Find in your messages' });
  await fill(field, 'oyo bung');
  await person.click(screen.getByRole('button', { name: 'Select' }));
  await person.click(screen.getByRole('button', { name: 'All 1' }));
  const bar = within(screen.getByRole('region', { name: 'Selected messages' }));
  expect(bar.getByText('1 selected')).toBeTruthy();
  await fill(field, TITLES[0] ?? '');
  expect(bar.getByText('1 selected, 1 not shown')).toBeTruthy();
  const one = screen.getAllByRole('checkbox').length;
  await person.click(screen.getByRole('button', { name: `All ${one}` }));
  expect(bar.getByText(`${one + 1} selected, 1 not shown`)).toBeTruthy();
});

test('[FIND-1] of saved homes too, and few of them have no field', async () => {
  narrowScreen();
  const as = madePerson('seeker');
  const phone = phoneOf(as);
  await keepSaved(phone, as, TITLES.slice(0, 7));
  await renderScreen('/saved-properties', { as });
  await screen.findByText('Saved Properties (7)');
  expect(screen.queryByRole('searchbox')).toBeNull();
  await keepSaved(phone, as, [ODD]);
  const { fill } = await renderScreen('/saved-properties', { as });
  await fill(
    await screen.findByRole('searchbox', { name: 'Find in your saved properties' }),
    'oyo',
  );
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(ODD),
  ]);
});
