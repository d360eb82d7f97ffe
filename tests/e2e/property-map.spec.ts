import { expect } from '@playwright/test';
import { AGENT, logInVisitor } from './helpers';
import { test } from './shared-origin';

test('[PMAP-1] [MAP-1] the map of one’s own properties: categories, windows, and a way to edit', async ({
  visitor: page,
}) => {
  const context = page.context();
  // No tile comes: the phone's own drawing stands there, and says that it is one.
  await context.route('https://tile.openstreetmap.org/**', (route) => route.abort());
  await logInVisitor(page, AGENT);
  await page.goto('/dashboard/property-map');
  const filter = page.getByRole('group', { name: 'Filter Properties' });
  await expect(filter.getByRole('checkbox', { name: /^My Properties \(\d+\)$/ })).toBeChecked();
  for (const category of ['Residential', 'Sales', 'Commercial', 'Rental', 'Other'])
    await expect(filter.getByRole('checkbox', { name: category })).not.toBeChecked();
  const map = page.locator('.leaflet-container');
  await expect(map).toBeVisible();
  await expect(map.locator('.leaflet-base-map-pane canvas').first()).toBeVisible();
  await expect(map.getByText('No detailed map now.')).toBeVisible();
  const sources = map.locator('.leaflet-control-attribution');
  for (const source of ['svg-maps', 'GSHHG', 'GeoNames', 'OpenStreetMap'])
    await expect(sources.getByRole('link', { name: source })).toBeVisible();
  // More than fifty: they are gathered, and a gathering opens by the keyboard.
  const cluster = map.getByRole('button', { name: /^\d+ properties/ }).first();
  await expect(cluster).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    const single = map.locator('.leaflet-marker-icon:not([title$="properties"])').first();
    if ((await single.count()) > 0) break;
    await map
      .getByRole('button', { name: /^\d+ properties/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.leaflet-zoom-anim') === null);
  }
  const pin = map.locator('.leaflet-marker-icon:not([title$="properties"])').first();
  await pin.focus();
  await page.keyboard.press('Enter');
  const popup = map.locator('.leaflet-popup');
  await expect(popup).toContainText(/Status: .*Price: ₦.*Type: /s);
  // The map makes room for it first.
  await page.waitForFunction(() => document.querySelector('.leaflet-pan-anim') === null);
  // Homes of one place stand in one window.
  await popup.getByRole('link', { name: 'Edit Property' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Property' })).toBeVisible();
  await page.goBack();
  await filter.getByRole('checkbox', { name: /^My Properties/ }).uncheck();
  await expect(map.locator('.leaflet-marker-icon')).toHaveCount(0);
});
