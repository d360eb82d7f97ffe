import { expect } from '@playwright/test';
import { AGENT, logIn, newDevice, openActions, outboxOf, SEEKER } from '../e2e/helpers';
import { alone as test } from '../e2e/shared-origin';
import { patience } from '../support/patience';

test('[SYNC-1] [SYNC-3] written offline, refused in words, and the refused one holds nothing else back', async ({
  browser,
  origin,
}) => {
  const agent = await newDevice(browser, origin);
  await logIn(agent.page, AGENT);
  const seeker = await newDevice(browser, origin);
  // Tall enough for two cards: a list draws what is on the screen.
  await seeker.page.setViewportSize({ width: 360, height: 2400 });
  await logIn(seeker.page, SEEKER);
  await seeker.page.goto('/search-results?listingType=sale&location=Lagos');
  const cards = seeker.page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const goneTitle = (await cards.nth(0).getAttribute('aria-label')) ?? '';
  const keptTitle = (await cards.nth(1).getAttribute('aria-label')) ?? '';
  await origin.stop();
  await cards.nth(0).getByRole('button', { name: 'Save' }).click();
  await cards.nth(1).getByRole('button', { name: 'Save' }).click();
  await expect(cards.nth(0).getByText('Saved on this device')).toBeVisible();
  await expect(seeker.page.getByRole('link', { name: '2 to send' })).toBeVisible();

  // The owner deletes the first one before the seeker's phone has a network again.
  await seeker.context.setOffline(true);
  await origin.start();
  await agent.page.goto('/dashboard');
  await agent.page.getByLabel('Location').fill(goneTitle);
  const mine = agent.page.getByRole('article', { name: goneTitle }).first();
  await (await openActions(mine)).getByRole('button', { name: 'Delete' }).click();
  await agent.page
    .getByRole('dialog', { name: 'Delete property' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect.poll(() => outboxOf(agent.page)).toEqual([]);
  await seeker.context.setOffline(false);

  await seeker.page.goto('/saved-properties');
  const refused = seeker.page.getByRole('article', { name: goneTitle });
  await expect(refused.getByText('Refused: Property not found')).toBeVisible({
    timeout: patience(30_000),
  });
  await expect(
    seeker.page.getByRole('article', { name: keptTitle }).getByText('Saved in your account'),
  ).toBeVisible();
  await seeker.page.goto('/outbox');
  await seeker.page.getByRole('button', { name: 'Discard' }).click();
  await seeker.page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(seeker.page.getByText('Nothing waits to be sent')).toBeVisible();
  await seeker.page.goto('/saved-properties');
  await expect(refused).toHaveCount(0);
});
