import { expect } from '@playwright/test';
import { askAgent } from '../e2e/ask-agent';
import { AGENT, openApp } from '../e2e/helpers';
import { keyboardOf } from '../e2e/keyboard';
import { alone as test } from '../e2e/shared-origin';

test('a keyboard is enough for an agent: log in, publish, take down, confirm a visit, reply', async ({
  device: page,
  origin,
}) => {
  await askAgent(origin);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApp(page, '/login');
  const { press, tabTo, enter, type } = keyboardOf(page);
  await type('textbox', /Email/, AGENT.email);
  await type('textbox', /Password/, AGENT.password);
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'My Properties' })).toBeVisible();

  await enter('link', /Add New Property/);
  await expect(page.getByLabel('Listing for')).toBeVisible();
  await type('combobox', /Listing for/, 'For Rent');
  await type('textbox', /Price per year/, '3750000');
  await type('combobox', /Address/, '7 Palm Close, Osapa London, Lekki, Lagos');
  await press('Escape');
  await type('textbox', /Bedrooms/, '2');
  await type('textbox', /Description/, 'Two rooms over the garden.');
  await enter('button', /Save Property/);
  const mine = page.getByRole('article', { name: '2 Bedroom Apartment in 7 Palm Close' });
  await expect(mine.getByText('Published', { exact: true })).toBeVisible();
  // The newest stands first.
  await enter('button', /^Take offline$/);
  await expect(mine.getByText('Draft', { exact: true })).toBeVisible();

  await enter('link', /^Inspections/);
  const visit = page.getByRole('row').filter({ hasText: '11:15' });
  await expect(visit).toBeVisible();
  await enter('button', /^Confirm/);
  await expect(visit.getByText('Confirmed', { exact: true })).toBeVisible();

  await enter('link', /^Messages/);
  const letter = page.getByRole('article', { name: /^\S+ \S+, .+/ }).first();
  await expect(letter.getByText('Is there a borehole?')).toBeVisible();
  await enter('button', /^Reply/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await type('textbox', /Message|Reply/, 'Yes, and a treatment plant.');
  await enter('button', /^Send/);
  await press('Escape');
  await expect(page.getByText('Yes, and a treatment plant.').first()).toBeVisible();
  await tabTo('button', /Log Out/);
});
