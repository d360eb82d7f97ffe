import { readdirSync, readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../support/render-screen';

const GUIDE = 'src/app/styleguide';

test('the styleguide draws every component of which the page on the look tells', async () => {
  const told = readFileSync('docs/look.md', 'utf8').split('## Components')[1] ?? '';
  const named = [...told.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(12);
  const code = readdirSync(GUIDE)
    .map((file) => readFileSync(`${GUIDE}/${file}`, 'utf8'))
    .join('\n');
  // A `ListingCard` is drawn by the `ResultCard`.
  const missing = named.filter((name) => name !== 'ListingCard' && !code.includes(`<${name}`));
  expect(missing).toEqual([]);
});

test('the styleguide opens, with its buttons, fields and cards', async () => {
  const { person } = await renderScreen('/styleguide');
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  const buttons = await part('Buttons and dialogs');
  await person.click(buttons.getByRole('button', { name: 'Dialog' }));
  expect(await screen.findByRole('dialog', { name: 'A sheet from below on a phone' })).toBeTruthy();
  await person.keyboard('{Escape}');
  expect((await part('Fields')).getByLabelText('An amount')).toHaveProperty('value', '2,500,000');
  expect((await part('Cards')).getAllByRole('article')).toHaveLength(4);
  expect((await part('How something stands')).getByText('No saved homes yet')).toBeTruthy();
});
