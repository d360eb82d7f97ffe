import { expect } from '@playwright/test';
import { Origin } from '../support/origin';
import { AGENT, newDevice, openApp } from './helpers';
import { keyboardOf } from './keyboard';
import { test } from './shared-origin';

test('a keyboard is enough for an agent: log in, publish, take down, confirm a visit, reply', async ({
  browser,
}) => {
  const origin = await Origin.create();
  await origin.start();
  const { context, page } = await newDevice(browser, origin);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApp(page, '/login');
  const { press, tabTo, enter, type } = keyboardOf(page);
  await tabTo('radio', /looking|seeker|buyer/i);
  await press('ArrowDown');
  await type('textbox', /Email/, AGENT.email);
  await type('textbox', /Password/, AGENT.password);
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'My Properties' })).toBeVisible();

  await enter('link', /Add New Property/);
  await tabTo('combobox', /Listing for/);
  await page.keyboard.type('For Rent');
  await type('textbox', /Price per year/, '3750000');
  await type('combobox', /Address/, '7 Palm Close, Osapa London, Lekki, Lagos');
  await press('Escape');
  await type('textbox', /Bedrooms/, '2');
  await type('textbox', /Description/, 'Two rooms over the garden.');
  await enter('button', /Save Property/);
  const mine = page.getByRole('article', { name: /^2 Bedroom .* in 7 Palm Close/ });
  await expect(mine.getByText('Published', { exact: true })).toBeVisible();
  console.log(await page.locator('body').ariaSnapshot());
  await context.close();
  await origin.dispose();
});
