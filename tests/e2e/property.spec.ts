import { expect, type Page } from '@playwright/test';
import { openLive } from './helpers';
import { test } from './shared-origin';
import { patience } from '../support/patience';

const RENT = '/search-results?listingType=rent&location=Lagos';

test('[PROP-1] photos are swiped by touch and seen on the whole screen, which gives the focus back', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({
    baseURL: origin.url,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(RENT);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  const photos = page.getByRole('region', { name: 'Photos' });
  await photos.getByRole('button', { name: /^Next photo/ }).click();
  await photos.getByRole('button', { name: 'Full screen' }).click();
  const viewer = page.getByRole('dialog', { name: /^Photo 2 of \d$/ });
  await expect(viewer.getByRole('img')).toHaveJSProperty('complete', true);
  const swiped = page.getByRole('dialog', { name: /^Photo 1 of \d$/ });
  const devtools = await context.newCDPSession(page);
  const touch = (type: string, x: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 300 }],
    });
  await touch('touchStart', 120);
  await touch('touchMove', 280);
  await touch('touchEnd', 280);
  await expect(swiped).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photos.getByRole('button', { name: 'Full screen' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Back to search results' })).toBeVisible();
  await context.close();
});

/** Of the page's links and buttons, those whose middle is in the window and lies under something else. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button')]
      .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width < 2 || y < 61 || y > innerHeight) return false;
        const seen = document.elementFromPoint(x, y);
        return !element.contains(seen) && seen?.contains(element) !== true;
      })
      .map((element) => element.outerHTML),
  );
}

test('[PROP-7] on a phone the ways to the agent stay at the thumb, and cover nothing at the end', async ({
  visitor: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const rent = await page.request.get('/api/properties?listingType=rent');
  const { properties } = (await rent.json()) as { properties: { id: string }[] };
  const path = `/property-detail/${properties[0]?.id}`;
  await page.goto(path);
  const agent = page.getByRole('region', { name: 'Harmattan Homes' });
  const call = agent.getByRole('button', { name: 'Call Agent' });
  const ways = [
    call,
    agent.getByRole('button', { name: 'Contact Agent' }),
    agent.getByRole('button', { name: 'Book Inspection' }),
    agent.getByRole('link', { name: 'WhatsApp' }),
  ];
  for (const way of ways) {
    await expect(way).toBeInViewport({ ratio: 1 });
    const { y, height } = (await way.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
    expect(height).toBeGreaterThanOrEqual(44);
    expect(y + height).toBeLessThanOrEqual(680);
  }
  // What gets the focus by the keyboard stands above them.
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.outerHTML);
    expect(await covered(page), `step ${step}`).not.toContain(focused);
  }
  // They open what they opened in the agent's card.
  await call.click();
  await page.getByRole('dialog', { name: 'Your contact details' }).getByLabel('Close').click();
  // Where no way to our server is left, one more line stands at the foot.
  await page.route('**/api/**', (route) => route.abort());
  await openLive(page, '/search-results?listingType=rent&sort=price-asc');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText('Not connected: what you do is kept and sent later')).toBeVisible();
  for (const end of [false, true]) {
    if (end) await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    for (const way of ways) await way.click({ trial: true });
  }
  expect(await covered(page)).toEqual([]);
  // Larger text makes two lines of it.
  await page.evaluate(() => (document.documentElement.style.fontSize = '130%'));
  const line = await page
    .getByText('Not connected: what you do is kept and sent later')
    .boundingBox();
  const lowest = Math.max(
    ...(await Promise.all(ways.map((way) => way.boundingBox()))).map(
      (box) => (box?.y ?? 0) + (box?.height ?? 0),
    ),
  );
  expect(line?.y).toBeGreaterThanOrEqual(lowest);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  // An open page finds out by itself that the server is back.
  await page.unroute('**/api/**');
  await expect(page.getByText('Not connected: what you do is kept and sent later')).toBeHidden({
    timeout: patience(60_000),
  });
  // On a wide screen, and in a low window, they stand in the card again.
  for (const size of [
    { width: 1280, height: 800 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await expect(call.locator('..')).toHaveCSS('position', 'static');
  }
});
