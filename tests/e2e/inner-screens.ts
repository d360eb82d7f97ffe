import type { Page } from '@playwright/test';
import { openActions } from './helpers';

type Look = (page: Page, where: string) => Promise<void>;
const SEARCH = '/search-results?listingType=rent&location=Lagos';

/** A home with its map, and its agent's page: no address of them is known before. */
export async function lookAtHome(page: Page, look: Look): Promise<void> {
  await page.goto(SEARCH);
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByText('View larger map').scrollIntoViewIfNeeded();
  await page.locator('.leaflet-container').waitFor();
  await look(page, 'property');
  const home = page.getByRole('heading', { level: 1 });
  const title = (await home.textContent()) ?? '';
  await page.locator('a[href^="/agents/"]').first().click();
  // The home stands until the agent's page has come.
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor({
    state: 'detached',
  });
  await look(page, 'agent');
}

/** An agent's own listings with some in them, and the form of one. */
export async function lookAtOwn(page: Page, look: Look): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('article').first().waitFor();
  await look(page, 'own listings');
  // A card of the desktop has its actions in sight, a row of the phone behind a button.
  const first = page.getByRole('article').first();
  const isCard = await first.getByRole('link', { name: 'Edit' }).isVisible();
  const actions = isCard ? first : await openActions(first);
  await actions.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Address *').waitFor();
  await look(page, 'edit a property');
}
