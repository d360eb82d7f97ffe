import { chromium } from '@playwright/test';
import { Origin } from './support/origin';
const origin = await Origin.create();
await origin.start();
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const context = await browser.newContext({
  baseURL: origin.url,
  viewport: { width: 360, height: 740 },
  reducedMotion: 'reduce',
});
const page = await context.newPage();
page.on('console', (m) => console.log('console', m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('pageerror', e.message));
await page.goto('/areas?place=Lekki');
await page.evaluate(() => navigator.serviceWorker.ready);
await page.getByRole('button', { name: 'Keep Lekki on this phone' }).click();
await page.getByText('Checked just now').waitFor();
await page.screenshot({ path: 'test-results/zz1.png', fullPage: true });
await page.reload();
await origin.stop('SIGKILL');
await page.goto('/search-results?listingType=rent&location=Lekki');
await page.waitForTimeout(3000);
console.log((await page.locator('main').innerText()).slice(0, 600));
await page.goto('/areas');
await page.getByLabel('Place').fill('Yaba');
await page.keyboard.press('Escape');
await page.getByRole('button', { name: 'How big is it?' }).click();
await page.waitForTimeout(3000);
console.log((await page.locator('main').innerText()).slice(0, 900));
await origin.start();
await page.goto('/search-results?listingType=rent&view=map');
await page.waitForTimeout(2000);
await page.getByRole('button', { name: 'Edit this area' }).click();
await page.getByRole('button', { name: 'Shape' }).click();
await page.getByRole('button', { name: 'Corner in the middle' }).click();
const c = page.locator('.leaflet-container');
const box = (await c.boundingBox())!;
console.log(box, await page.evaluate(() => scrollY));
for (const [x, y] of [
  [0.5, 0.1],
  [0.9, 0.4],
  [0.3, 0.7],
]) {
  await page.mouse.click(box.x + box.width * x!, box.y + box.height * y!);
  await page.waitForTimeout(400);
  console.log(await page.getByRole('status').allInnerTexts());
}
await page.screenshot({ path: 'test-results/zz2.png', fullPage: true });
await browser.close();
await origin.dispose();
