import { expect, type Page, test } from '@playwright/test';
import { formatDate } from '../../src/domain/format/format-date';
import { Origin } from '../support/origin';
import { logIn, newDevice, openApp, SEEKER } from './helpers';
import { publishListing } from './publish-listing';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

const RENT = '/search-results?listingType=rent&location=Lagos';

/** Opens the first home of the demo, which has two photos. */
async function openFirst(page: Page): Promise<void> {
  await page.goto(RENT);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
}

const factsOf = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

test('[PROP-1] photos by buttons, keys, touch and on the whole screen, and five drawings where there are none', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: origin.url, hasTouch: true });
  const page = await context.newPage();
  await openFirst(page);
  const photos = page.getByRole('region', { name: 'Photos' });
  await photos.getByRole('button', { name: 'Next photo' }).click();
  await expect(photos.getByText('2 / 2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(photos.getByText('1 / 2')).toBeVisible();
  await photos.getByRole('button', { name: 'Show photo 2' }).click();
  await expect(photos.getByRole('button', { name: 'Show photo 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await photos.getByRole('button', { name: 'Full screen' }).click();
  const viewer = page.getByRole('dialog', { name: 'Photo 2 of 2' });
  await expect(viewer.getByRole('img')).toHaveJSProperty('complete', true);
  const swiped = page.getByRole('dialog', { name: 'Photo 1 of 2' });
  const devtools = await context.newCDPSession(page);
  const touch = (type: string, x: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 300 }],
    });
  await touch('touchStart', 280);
  await touch('touchMove', 120);
  await touch('touchEnd', 120);
  await expect(swiped).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photos.getByRole('button', { name: 'Full screen' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Back to search results' })).toBeVisible();
  await page.goto(`/property-detail/${await publishListing(origin)}`);
  await expect(photos.getByRole('button', { name: /^Show photo/ })).toHaveCount(5);
  await expect(page.getByText(`Listed on ${formatDate(new Date())}`)).toBeVisible();
  await context.close();
});

test('[PROP-1] the address is shared by the share sheet, else copied', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFirst(page);
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The link was copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() =>
    Object.assign(navigator, {
      share: (data: ShareData) => {
        document.title = `shared ${data.url}`;
        return Promise.resolve();
      },
    }),
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(`shared ${page.url()}`);
  await context.close();
});

test('[PROP-2] facts of a home and of an office, what it takes to move in, and the whole description', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  const long = `First paragraph.\n\n${'More of it. '.repeat(20)}The very end.`;
  await page.goto(
    `/property-detail/${await publishListing(origin, { parkingSpaces: null, description: long, legalFee: 900_000 })}`,
  );
  const about = factsOf(page, 'About Property');
  for (const fact of [
    'Bathrooms3',
    'Square meters120',
    'Parking1',
    'Property typeFlat',
    'Floors1',
    'FurnishedNo',
  ])
    await expect(about.locator('dl > div', { hasText: fact })).toHaveCount(1);
  const finance = factsOf(page, 'Finance');
  for (const fact of ['Rent per year₦4,500,000', 'Service charge₦300,000', 'Caution fee₦450,000'])
    await expect(finance.locator('dl > div', { hasText: fact }).first()).toBeVisible();
  const moveIn = page.getByRole('region', { name: 'To move in' });
  await expect(moveIn).toContainText('Move-in total₦6,600,000');
  await expect(moveIn).toContainText("20 % of a year's rent, more than the usual 10 %.");
  await expect(moveIn.getByText('more than the usual')).toHaveCount(1);
  await expect(page.getByText('The very end.')).toBeHidden();
  await page.getByRole('button', { name: 'Read more' }).click();
  await expect(page.getByText('The very end.')).toBeVisible();
  await expect(factsOf(page, 'Key Features').getByRole('listitem')).toHaveText(['Balcony']);
  await expect(factsOf(page, 'Amenities').getByRole('listitem')).toHaveText([
    'Security',
    'Car park',
  ]);
  const office = await publishListing(origin, {
    propertyCategory: 'Commercial',
    type: 'Office Space',
    bedrooms: null,
    yearBuilt: 2015,
    buildingClass: 'A (Premium)',
    commercialTenureType: 'Lease',
    listingType: 'sale',
    price: 90_000_000,
  });
  await page.goto(`/property-detail/${office}`);
  for (const fact of ['Year built2015', 'Building classA (Premium)', 'Tenure typeLease'])
    await expect(about.locator('dl > div', { hasText: fact })).toHaveCount(1);
  await expect(about.locator('dl > div', { hasText: 'Furnished' })).toHaveCount(0);
  await expect(finance).toContainText('Price₦90,000,000');
  await expect(moveIn).toHaveCount(0);
  await context.close();
});

test('[PROP-3] [PROP-4] the agent can be called, written to and reached on WhatsApp', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await openFirst(page);
  const agent = page.getByRole('region', { name: 'Harmattan Homes' });
  await expect(agent.getByText('Verified Agent')).toBeVisible();
  const whatsApp = new URL(
    (await agent.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '',
  );
  expect(whatsApp.host + whatsApp.pathname).toBe('wa.me/2348000000002');
  expect(whatsApp.searchParams.get('text')).toContain(page.url());
  await agent.getByRole('button', { name: 'Call Agent' }).click();
  const details = page.getByRole('dialog', { name: 'Your contact details' });
  await details.getByRole('button', { name: 'Continue' }).click();
  const summary = details.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Phone number is required' }).click();
  await expect(details.getByLabel('Phone number')).toBeFocused();
  await details.getByLabel('Phone number').fill('12345');
  await details.getByLabel('Email').fill('kemi@');
  await details.getByRole('button', { name: 'Continue' }).click();
  await expect(details.getByText('Phone number is invalid').first()).toBeVisible();
  await expect(details.getByText('Email is invalid').first()).toBeVisible();
  await details.getByLabel('Name').fill('Kemi Ojo');
  await details.getByLabel('Email').fill('kemi@visitor.example');
  await details.getByLabel('Phone number').fill('08030000001');
  await details.getByRole('button', { name: 'Continue' }).click();
  const calling = page.getByRole('dialog', { name: 'Calling Harmattan Homes' });
  await expect(calling.getByRole('link', { name: /^Dial/ })).toHaveAttribute(
    'href',
    'tel:+2348000000002',
  );
  await calling.getByRole('button', { name: 'Close' }).last().click();

  await logIn(page, SEEKER);
  await openFirst(page);
  await agent.getByRole('button', { name: 'Contact Agent' }).click();
  const chat = page.getByRole('dialog', { name: 'Contact agent' });
  const send = chat.getByRole('button', { name: 'Send Message' });
  await expect(send).toBeDisabled();
  await chat.getByLabel('Message').fill('  ');
  await expect(send).toBeDisabled();
  await chat.getByLabel('Message').fill('Is it still free?');
  // What was typed outlives a reload.
  await page.reload();
  await agent.getByRole('button', { name: 'Contact Agent' }).click();
  await expect(chat.getByLabel('Message')).toHaveValue('Is it still free?');
  await send.click();
  await expect(chat.getByText('Message Sent Successfully!')).toBeVisible();
  await expect(chat).toBeHidden({ timeout: 8000 });
  await context.close();
});

test('[PROP-5] a map with a larger one, and places and homes nearby with no network', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  const id = await publishListing(origin);
  await publishListing(origin, { title: 'Neighbour', description: 'Next to the palm tree market' });
  await openApp(page, '/search-results?listingType=rent&location=Lekki');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(`/property-detail/${id}`);
  await expect(page.getByRole('link', { name: 'View larger map' })).toHaveAttribute(
    'href',
    /#map=15\/6\.446\/3\.477$/,
  );
  const nearby = page.getByRole('region', { name: 'Nearby places' });
  await expect(nearby.getByRole('listitem').first()).toContainText(/\d (m|km)$/);
  await origin.stop();
  const field = nearby.getByLabel('Search near this property');
  const search = nearby.getByRole('button', { name: 'Search' });
  await field.fill('   ');
  await search.click();
  await expect(search).toHaveText('Search');
  await field.fill('zzzz');
  await search.click();
  await expect(nearby.getByRole('button', { name: 'Searching...' })).toBeDisabled();
  await expect(nearby.getByText('No results found for "zzzz" near this property')).toBeVisible();
  await field.fill('lekki phase');
  await search.click();
  await expect(nearby.getByRole('listitem').first()).toContainText('Lekki Phase 1');
  await field.fill('palm tree');
  await search.click();
  await expect(nearby.getByRole('link', { name: 'Neighbour' })).toBeVisible();
  await origin.start();
  await context.close();
});

test('[PROP-6] a home that is nowhere says so, and leads back', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  let answer: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/properties/*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/property-detail/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Loading property details...')).toBeVisible();
  answer?.();
  await expect(page.getByRole('heading', { name: 'Property not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Search Results' }).click();
  await expect(page).toHaveURL(/\/search-results/);
  await context.close();
});

test('[TOOL-3] the scam detector from a listing ticks what the listing shows, and keeps the answer with it', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  for (const price of [5e6, 5.5e6, 6e6, 6.5e6, 7e6])
    await publishListing(origin, { price, bedrooms: 6, cautionFee: null });
  const id = await publishListing(origin, { price: 1_500_000, bedrooms: 6, cautionFee: null });
  await page.goto(`/property-detail/${id}`);
  await page.getByRole('link', { name: 'Check for scam signs' }).click();
  const findings = page.getByRole('region', { name: /^About/ });
  await expect(findings).toContainText(
    '₦1,500,000 against a median of ₦6,000,000 for 5 like it within 5 km.',
  );
  // 450,000 is 30 % of the rent.
  await expect(findings).toContainText("30 % of a year's rent");
  const flag = page.getByLabel('The rent is far below that of similar homes in the same area');
  await expect(flag).toBeChecked();
  await page.getByLabel('Others are "about to pay", so you must pay today').check();
  await page.getByRole('button', { name: 'Check Risk Level' }).click();
  const level = await page.getByRole('dialog', { name: 'Risk level' }).innerText();
  await page.keyboard.press('Escape');
  await findings.getByRole('link').click();
  await expect(page.getByText(/You checked this listing on/)).toContainText(
    /(\d+)%/.exec(level)?.[0] ?? '?',
  );
  await page.reload();
  await page.getByRole('link', { name: 'Check again' }).click();
  await expect(page.getByLabel('Others are "about to pay", so you must pay today')).toBeChecked();
  await context.close();
});
