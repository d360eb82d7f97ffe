import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Shared = { text?: string; title?: string; url?: string; files?: SharedFile[] };
type SharedFile = { name: string; type: string; bytes: Buffer };

/** Shares as the phone's share sheet does: a form that is posted to the app as a navigation. */
export async function share(page: Page, { files = [], ...texts }: Shared): Promise<void> {
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

/** A photo in a colour of its own for each name: the same photo is taken once. */
export async function smallPhoto(name: string): Promise<SharedFile> {
  const background = `#${createHash('sha256').update(name).digest('hex').slice(0, 6)}`;
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  return { name, type: 'image/png', bytes: await picture.png().toBuffer() };
}
export const photosIn = (page: Page) => page.getByRole('region', { name: 'Photos' });

/**
 * The photos that the phone of whoever is logged in keeps, how many files wait to become one, and the
 * descriptions of listings that are begun.
 */
export function keptBy(page: Page): Promise<{
  waiting: number;
  photos: { type: string; bytes: number[]; width: number; height: number }[];
  descriptions: string[];
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
    const [waiting, photos, data, drafts] = [
      await all('sharedFiles'),
      await all('photos'),
      await all('photoData'),
      await all('drafts'),
    ];
    own.close();
    return {
      waiting: waiting.length,
      descriptions: drafts.map(({ values }) => values.form.description),
      photos: photos.map(({ id, width, height }) => {
        const found = data.find((one) => one.id === id);
        return { type: found.type, bytes: [...new Uint8Array(found.data)], width, height };
      }),
    };
  });
}
