import { expect } from '@playwright/test';
import { AGENT, logIn, newDevice, outboxOf, saveHome, SEEKER } from '../e2e/helpers';
import { savedOn } from '../e2e/saved-on';
import { alone as test } from '../e2e/shared-origin';
import { patience } from '../support/patience';

// Two tabs and a killed server: `npm test`.

test('[SYNC-2] an answer lost after the server committed is one message, not two', async ({
  browser,
  origin,
}) => {
  const seeker = await newDevice(browser, origin);
  await logIn(seeker.page, SEEKER);
  // The page and the worker both drain; the answer is lost whoever sent it.
  let lost = 0;
  await seeker.context.route('**/api/messages', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    const answer = await route.fetch();
    expect(answer.status()).toBe(201);
    await route.abort('connectionreset');
  });
  await seeker.page.goto('/search-results?listingType=sale&location=Ikoyi');
  await seeker.page.getByRole('button', { name: 'Email agent' }).first().click();
  const chat = seeker.page.getByRole('dialog');
  await chat.getByLabel('Message').fill('Is the price open?');
  await chat.getByRole('button', { name: 'Send Message' }).click();
  await expect(chat.getByText('Message Sent Successfully!')).toBeVisible({
    timeout: patience(20_000),
  });
  expect(lost).toBe(1);
  expect(await outboxOf(seeker.page)).toEqual([]);

  const agent = await newDevice(browser, origin);
  await logIn(agent.page, AGENT);
  await agent.page.goto('/messages');
  await expect(agent.page.getByText('Is the price open?')).toHaveCount(1);
});

test('[SYNC-2] reloads in the midst of a slow sending are one effect', async ({
  device: page,
  origin,
}) => {
  test.setTimeout(120_000);
  const context = page.context();
  // Tall enough for four cards: a list draws what is on the screen.
  await page.setViewportSize({ width: 360, height: 3200 });
  await logIn(page, SEEKER);
  await page.goto('/search-results?listingType=sale&location=Lagos');
  await context.route('**/api/saved-properties', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue().catch(() => undefined);
  });
  const top = async () => (await page.getByRole('article').nth(3).boundingBox())?.y;
  await saveHome(page.getByRole('article').first());
  const before = await top();
  await expect(
    page
      .getByRole('article')
      .first()
      .getByText(/on this device|Sending/),
  ).toBeVisible();
  // What a card says of its saving moves no other card: a tap on that one would be lost.
  expect(await top()).toBe(before);
  for (let index = 1; index < 4; index += 1) await saveHome(page.getByRole('article').nth(index));
  for (const at of [200, 400, 600]) {
    // The moment is what is tried, not a wait for something.
    await page.waitForTimeout(at);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect.poll(() => outboxOf(page), { timeout: patience(60_000) }).toEqual([]);
  expect(await savedOn(origin, SEEKER)).toHaveLength(4);
});
