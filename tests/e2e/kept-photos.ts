import type { Page } from '@playwright/test';

/** The photos that lie on the device, as files. */
export async function keptPhotos(page: Page): Promise<Buffer[]> {
  const texts = await page.evaluate(async () => {
    const name = (await indexedDB.databases())
      .map((database) => database.name ?? '')
      .find((known) => /^gida-[0-9a-f]{8}-/.test(known));
    const records = await new Promise<{ data: ArrayBuffer }[]>((resolve) => {
      const open = indexedDB.open(name ?? '');
      open.addEventListener('success', () => {
        const all = open.result.transaction('photoData').objectStore('photoData').getAll();
        all.addEventListener('success', () => {
          open.result.close();
          resolve(all.result);
        });
      });
    });
    return records.map((record) => {
      let text = '';
      for (const byte of new Uint8Array(record.data)) text += String.fromCharCode(byte);
      return btoa(text);
    });
  });
  return texts.map((text) => Buffer.from(text, 'base64'));
}
