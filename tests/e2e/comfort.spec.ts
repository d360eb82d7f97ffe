import { expect, type Page, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { newDevice, openApp, SEEKER } from './helpers';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

const RENT = '/search-results?listingType=rent&location=Lagos';

test('a keyboard is enough: search, a home, save, log in, sign up', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApp(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Moves on with Tab until the element that has the focus is the one wanted. */
  const tabTo = async (
    role: 'link' | 'button' | 'combobox' | 'textbox' | 'radio',
    name: RegExp,
  ) => {
    for (let step = 0; step < 60; step += 1) {
      await press('Tab');
      const focused = page.locator('*:focus').and(page.getByRole(role, { name }));
      if ((await focused.count()) > 0) return;
    }
    throw new Error(`Tab never came to the ${role} ${name}`);
  };
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo('combobox', /Location/);
  await page.keyboard.type('victoria isl');
  await expect(page.getByRole('option').first()).toBeVisible();
  await press('ArrowDown', 'Enter');
  await tabTo('button', /To rent/);
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo('button', /Search properties/);
  await press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabTo('link', /Bedroom/);
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  await tabTo('button', /^Save$/);
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await tabTo('button', /OK/);
  await press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await tabTo('radio', /Agent/);
  await press('ArrowUp');
  await tabTo('textbox', /Email/);
  await page.keyboard.type(SEEKER.email);
  await tabTo('textbox', /Password/);
  await page.keyboard.type(SEEKER.password);
  await press('Enter');
  // The home that was to be saved before the login is not forgotten.
  await expect(page.getByRole('dialog', { name: 'From before you logged in' })).toBeVisible();
  await tabTo('button', /Add to my account/);
  await press('Enter');
  await expect(page.getByText('Saved in your account')).toBeVisible();
  await tabTo('button', /Log Out/);
  await press('Enter');
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await tabTo('button', /Sign Up/);
  await press('Enter');
  await tabTo('radio', /looking for property/);
  await press('Space');
  await tabTo('button', /Continue/);
  await press('Enter');
  await expect(page).toHaveURL(/\/buyer-signup$/);
  await context.close();
});

type Watched = Window & { shifts: number };

/** Counts every shift of the layout of each page from its first moment, as browsers do (CLS). */
function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) watched.shifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('nothing jumps while a screen comes in', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  await watchShifts(page);
  await page.goto(RENT);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  const home = new URL(page.url()).pathname;
  for (const [path, heading] of [
    ['/', 'Find Your Dream Home'],
    [RENT, 'Properties To Rent in Lagos'],
    [home, 'Bedroom'],
    ['/blog', 'Blog'],
    ['/pricing', 'Pricing'],
    ['/login', 'Log In'],
    ['/scam-detector', 'Rental Scam Detector'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await page.waitForLoadState('networkidle');
    // What shifted was told by the time the next frame is drawn.
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            setTimeout(() => resolve((window as unknown as Watched).shifts)),
          );
        }),
    );
    expect(shifts, path).toBeLessThan(0.05);
  }
  await context.close();
});

test('no screen scrolls sideways at 320 pixels, or at 200 % zoom', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  for (const width of [320, 640]) {
    // 640 pixels on a desktop zoomed to 200 % is a window of 1,280.
    await page.setViewportSize({ width, height: 700 });
    for (const path of [
      '/',
      RENT,
      `${RENT}&view=map`,
      '/login',
      '/buyer-signup',
      '/pricing',
      '/blog',
      '/faq',
      '/rent-vs-buy-calculator',
      '/service-charge-estimator',
      '/scam-detector',
      '/terms',
      '/data',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, `${path} at ${width}`).toBe(0);
    }
  }
  await context.close();
});

test('what gets the focus by the keyboard is never under the header or the tabs', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  const hidden = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(seen) || seen?.contains(element) ? null : element.outerHTML;
    });
  for (const path of [RENT, '/faq', '/buyer-signup']) {
    await page.goto(path);
    await page.getByRole('contentinfo').waitFor();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press(key);
        expect(await hidden(), `${path} ${key} ${step}`).toBeNull();
      }
  }
  await context.close();
});

test('the data saver loads no photo until it is asked for, and the meter counts what is', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  const photos: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/photos/')) photos.push(request.url());
  });
  await openApp(page, '/data');
  await page
    .getByLabel('On', { exact: false })
    .and(page.getByRole('radio', { name: /^On/ }))
    .check();
  await expect(page.getByText('Saving data now.')).toBeVisible();
  await page.getByLabel('What you pay for 1 GB').fill('1000');
  await expect(page.getByText(/of data, about ₦\d/)).toBeVisible();
  await page.goto(RENT);
  const show = page.getByRole('article').first().getByRole('button', { name: 'Show photo' });
  await expect(show).toBeVisible();
  expect(photos).toEqual([]);
  await show.click();
  await expect(page.getByRole('article').first().locator('img')).toHaveJSProperty('complete', true);
  expect(photos).toHaveLength(1);
  await page.goto('/data');
  await expect(page.getByLabel('What you pay for 1 GB')).toHaveValue('1,000');
  const told = await page.getByText(/of data, about/).innerText();
  expect(told).toMatch(/^\d+(\.\d)? (KB|MB) of data, about ₦\d+\.\d\d\.$/);
  await context.close();
});

test('a browser that asks to save data is heard without a switch', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(RENT);
  await expect(
    page.getByRole('article').first().getByRole('button', { name: 'Show photo' }),
  ).toBeVisible();
  await context.close();
});

test('the result of a tool is in its address, for whoever it is sent to', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  await page.goto(
    '/service-charge-estimator?category=Commercial&propertyType=office-space&neighbourhood=ikoyi&size=xlarge&amenities=cafeteria,nonsense',
  );
  await expect(page.getByRole('dialog').getByText('₦20,050,000')).toBeVisible();
  await page.goto(
    '/rent-vs-buy-calculator?yearlyRent=1000000&rentIncreasePercent=10&cautionFee=200000&propertyPrice=20000000&appreciationPercent=10&years=2',
  );
  const results = page.getByRole('dialog', { name: 'Your results' });
  await expect(results.getByText('You save ₦6,500,000.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Caution fee').fill('300000');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page).toHaveURL(/cautionFee=300000/);
  await page.goto('/scam-detector?flags=asks-for-bank-secrets,nothing');
  await expect(page.getByRole('dialog', { name: 'Risk level' })).toContainText('6%');
  await page.goto('/rent-vs-buy-calculator?yearlyRent=abc&years=-4');
  await expect(page.getByRole('alert')).toContainText('Enter the rent for one year');
  await context.close();
});

test('[BLOG-3] one, two and three columns, and a newsletter that takes no other address', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await page.goto('/blog');
  const cards = page.getByRole('article');
  for (const [width, columns] of [
    [639, 1],
    [640, 2],
    [767, 2],
    [768, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await cards
      .last()
      .evaluate(
        (card) =>
          getComputedStyle(card.parentElement as Element).gridTemplateColumns.split(' ').length,
      );
    expect(shown, `${width} pixels`).toBe(columns);
  }
  const newsletter = page.getByRole('region', { name: 'One letter a month' });
  await expect(newsletter).toContainText('unsubscribe');
  await expect(newsletter.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  await newsletter.getByLabel('Email').fill('nobody');
  await newsletter.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(newsletter.getByText('Please enter a valid email address')).toBeVisible();
  await context.close();
});
