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
  },
);

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
