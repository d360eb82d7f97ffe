import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { Origin } from '../support/origin';
import { callAs } from '../e2e/call-as';
import { AGENT, newDevice, openApp, SEEKER } from '../e2e/helpers';
import { keyboardOf } from '../e2e/keyboard';
import { test } from '../e2e/shared-origin';

let origin: Origin;
test.beforeEach(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterEach(() => origin.dispose());

/** A seeker asks one of the agent's homes for a visit, and a question. */
async function askAgent(): Promise<void> {
  const { feeds } = (await callAs(
    origin,
    AGENT,
    'agent',
    '/sync?cursors=properties:0&limit=500',
  )) as {
    feeds: { properties: { items: { id: string; status: string; agent: { id: string } }[] } };
  };
  const home = feeds.properties.items.find(({ status }) => status === 'Active');
  const about = { id: randomUUID(), propertyId: home?.id };
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await callAs(origin, SEEKER, 'seeker', '/inspections/requests', 'POST', {
    ...about,
    requestDate: nextWeek,
    requestTime: '11:15',
    contactNumber: '+2348030000001',
  });
  await callAs(origin, SEEKER, 'seeker', '/messages', 'POST', {
    ...about,
    recipientId: home?.agent.id,
    subject: 'A question',
    content: 'Is there a borehole?',
  });
}

test('a keyboard is enough for an agent: log in, publish, take down, confirm a visit, reply', async ({
  browser,
}) => {
  await askAgent();
  const { context, page } = await newDevice(browser, origin);
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
  await context.close();
});
