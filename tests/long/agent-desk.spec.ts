import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { callAs } from '../e2e/call-as';
import { AGENT, logInVisitor, SEEKER } from '../e2e/helpers';
import { alone as test } from '../e2e/shared-origin';
import { boxOf } from '../e2e/box-of';

test('[TODAY-2] [MYP-2] on a phone the first listing is near also while something waits, and its line is met by a finger', async ({
  visitor: page,
  origin,
}) => {
  const { feeds } = (await callAs(
    origin,
    AGENT,
    'agent',
    '/sync?cursors=properties:0&limit=500',
  )) as { feeds: { properties: { items: { id: string; agent: { id: string } }[] } } };
  const [home] = feeds.properties.items;
  await callAs(origin, SEEKER, 'seeker', '/messages', 'POST', {
    id: randomUUID(),
    recipientId: home?.agent.id,
    propertyId: home?.id,
    subject: 'A question',
    content: 'Is it still to be had?',
  });
  await logInVisitor(page, AGENT);
  const today = page.getByRole('region', { name: 'Today' });
  const line = today.getByRole('button', { name: /^Today/ });
  const rows = page.getByRole('main').getByRole('article');
  const first = rows.first();
  await expect(rows.getByText(/^7 days: /).first()).toBeVisible();
  expect((await boxOf(first)).top).toBeLessThanOrEqual(300);
  // 44 pixels, of which those above and below its words look empty.
  for (const [from, open] of [
    [-21, 'true'],
    [21, 'false'],
  ] as const) {
    const { top, bottom, middle } = await boxOf(line);
    await page.mouse.click(middle, (top + bottom) / 2 + from);
    await expect(line).toHaveAttribute('aria-expanded', open);
  }
});
