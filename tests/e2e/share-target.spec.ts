import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { Origin } from '../support/origin';
import { AGENT, logIn, newDevice, openApp, phonePhoto, SEEKER } from './helpers';
import { test } from './shared-origin';

let origin: Origin;
test.beforeEach(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterEach(() => origin.dispose());

type Shared = { text?: string; title?: string; url?: string; files?: SharedFile[] };
type SharedFile = { name: string; type: string; bytes: Buffer };

const ADVERT = '3 bedroom flat to let at Lekki Phase 1, ₦4.5m per year';

/** Shares as the phone's share sheet does: a form that is posted to the app as a navigation. */
async function share(page: Page, { files = [], ...texts }: Shared): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(
    ({ texts, files }) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.enctype = 'multipart/form-data';
      form.action = '/share';
      for (const [name, value] of Object.entries(texts)) {
        const part = document.createElement('textarea');
        part.name = name;
        part.value = value;
        form.append(part);
      }
      const chosen = new DataTransfer();
      for (const { name, type, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        chosen.items.add(new File([bytes], name, { type }));
      }
      const photos = document.createElement('input');
      photos.type = 'file';
      photos.name = 'photos';
      photos.multiple = true;
      photos.files = chosen.files;
      form.append(photos);
      document.body.append(form);
      form.submit();
    },
    {
      texts,
      files: files.map(({ name, type, bytes }) => ({
        name,
        type,
        base64: bytes.toString('base64'),
      })),
    },
  );
  await loaded;
}

const smallPhoto = async (name: string): Promise<SharedFile> => ({
  name,
  type: 'image/png',
  bytes: await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
});
const photosIn = (page: Page) => page.getByRole('region', { name: 'Photos' });

/** The photos that the phone of whoever is logged in keeps, and how many files wait to become one. */
function keptBy(page: Page): Promise<{
  waiting: number;
  photos: { type: string; bytes: number[]; width: number; height: number }[];
}> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const device = await done(indexedDB.open('gida-device'));
    const { userId } = await done(
      device.transaction('session').objectStore('session').get('current'),
    );
    device.close();
    const own = await done(indexedDB.open(`gida-${userId}`));
    const all = (table: string) => done(own.transaction(table).objectStore(table).getAll());
    const [waiting, photos, data] = [
      await all('sharedFiles'),
      await all('photos'),
      await all('photoData'),
    ];
    own.close();
    return {
      waiting: waiting.length,
      photos: photos.map(({ id, width, height }) => {
        const found = data.find((one) => one.id === id);
        return { type: found.type, bytes: [...new Uint8Array(found.data)], width, height };
      }),
    };
  });
}

test('[SHARE-1] what is shared without a network is a draft with its text and its photo, made small', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await origin.stop();
  const photo = { name: 'front.jpg', type: 'image/jpeg', bytes: await phonePhoto('teal') };
  await share(page, { title: 'Flat', text: ADVERT, url: 'https://a.example/1', files: [photo] });
  const description = `Flat\n\n${ADVERT}\n\nhttps://a.example/1`;
  await expect(page).toHaveURL(/\/add-property\?draft=/);
  await expect(page.getByLabel('Description')).toHaveValue(description);
  await expect(page.getByText('What you shared is in this form')).toBeVisible();
  await expect(photosIn(page).getByText('1 of 10')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Read in what you wrote' })).toBeVisible();
  await expect.poll(async () => (await keptBy(page)).waiting).toBe(0);
  const { photos } = await keptBy(page);
  // Taken lying on its side: 4000 by 3000 points with the place in it.
  expect(photos).toMatchObject([{ type: 'image/jpeg', width: 1200, height: 1600 }]);
  const bytes = Buffer.from(photos[0]?.bytes ?? []);
  expect(bytes.length).toBeLessThanOrEqual(350_000);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();

  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue(description);
  await expect(photosIn(page).getByText('1 of 10')).toBeVisible();
});

test('[SHARE-1] a second share is a second draft, and what was typed stays', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await origin.stop();
  await share(page, { text: 'The first house', files: [await smallPhoto('first.png')] });
  await expect(photosIn(page).getByText('1 of 10')).toBeVisible();
  await page.getByLabel('Description').fill('The first house, with a garden');
  await share(page, { text: 'The second house' });
  await expect(page.getByLabel('Description')).toHaveValue('The second house');
  await expect(photosIn(page).getByText('0 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/add-property');
  await expect(page.getByLabel('Description')).toHaveValue('The first house, with a garden');
  await expect(photosIn(page).getByText('1 of 10')).toBeVisible();
});

test('[SHARE-1] a browser that is killed before the photos are made small loses none', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await origin.stop();
  // The form opens without the means to make a photo small, as if it were killed before.
  await page.addInitScript(() => {
    window.createImageBitmap = () => new Promise(() => undefined);
  });
  await share(page, { files: [await smallPhoto('one.png'), await smallPhoto('two.png')] });
  await expect(page.getByText('Preparing photos …').first()).toBeVisible();
  expect(await keptBy(page)).toEqual({ waiting: 2, photos: [] });
  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  await expect(photosIn(next).getByText('2 of 10')).toBeVisible();
  expect(await keptBy(next)).toMatchObject({ waiting: 0, photos: [{}, {}] });
});

test('[SHARE-2] a visitor is asked to log in, and what was shared is offered to the account', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await openApp(page, '/');
  await origin.stop();
  await share(page, { text: ADVERT, files: [await smallPhoto('front.png')] });
  await expect(page.getByText('What you shared is kept on this phone. Log in')).toBeVisible();
  await origin.start();
  await page.getByLabel('Email').fill(AGENT.email);
  await page.getByLabel('Password').fill(AGENT.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('keeps 1 begun listing from before you logged in')).toBeVisible();
  await page.getByRole('button', { name: 'Add to my account' }).click();
  await expect(page.getByLabel('Description')).toHaveValue(ADVERT);
  await expect(photosIn(page).getByText('1 of 10')).toBeVisible();
});

test('[SHARE-2] a seeker is told which account it takes, and is offered no listing', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await logIn(page, SEEKER);
  await share(page, { text: ADVERT });
  await expect(page.getByText('Listing needs an agent or owner account')).toBeVisible();
  await page.goto('/customer-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('From before you logged in')).toHaveCount(0);
});

test('[SHARE-3] what a listing does not take is told, file by file', async ({ browser }) => {
  const { page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await origin.stop();
  const photos = await Promise.all(
    Array.from({ length: 11 }, (_, index) => smallPhoto(`photo-${index + 1}.png`)),
  );
  const paper = { name: 'deed.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') };
  const broken = { name: 'broken.jpg', type: 'image/jpeg', bytes: Buffer.from('not a picture') };
  await share(page, { files: [paper, ...photos] });
  await expect(
    page.getByText('deed.pdf was not taken: a listing takes photos as JPEG, PNG or WebP.'),
  ).toBeVisible();
  await expect(
    page.getByText('A listing takes at most 10 photos. Not added: photo-11.png.'),
  ).toBeVisible();
  await expect(photosIn(page).getByText('10 of 10')).toBeVisible();
  await share(page, { text: 'A house', files: [broken] });
  await expect(page.getByText('broken.jpg cannot be read as a photo.')).toBeVisible();
  await share(page, { files: [paper] });
  await expect(page.getByText('Nothing in what you shared can go into a listing')).toBeVisible();
});
