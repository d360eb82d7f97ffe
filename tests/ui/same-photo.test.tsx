import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepShared } from '../../src/db/repositories/my-properties/shared-files';
import { readSharedFiles } from '../../src/db/shared/read-shared-files';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

/** This browser draws no pictures: what is made of a file is its own words. */
function drawnAsWritten(): void {
  vi.stubGlobal('createImageBitmap', async (file: Blob) => ({
    width: 4,
    height: 3,
    words: await file.text(),
    close: () => undefined,
  }));
  const canvas = HTMLCanvasElement.prototype;
  const before = Object.getOwnPropertyDescriptors(canvas);
  let drawn = '';
  const drawImage = (picture: { words?: string }) => {
    drawn = picture.words ?? '';
  };
  const pen = new Proxy(
    {},
    { get: (_, name) => (name === 'drawImage' ? drawImage : () => undefined), set: () => true },
  );
  const toBlob = (then: (blob: Blob) => void) => then(new Blob([drawn], { type: 'image/jpeg' }));
  for (const [name, value] of Object.entries({ getContext: () => pen, toBlob }))
    Object.defineProperty(canvas, name, { configurable: true, writable: true, value });
  onTestFinished(() => {
    Object.defineProperties(canvas, before);
  });
}

test('[FORM-4] a photo that is there already is not added again, in one choice or in two', async () => {
  drawnAsWritten();
  const shown = await renderScreen('/add-property', { as: madePerson('agent') });
  const choose = async (...files: [name: string, words: string][]) =>
    shown.person.upload(
      await screen.findByLabelText('Add photos'),
      files.map(([name, words]) => new File([words], name, { type: 'image/jpeg' })),
    );
  await choose(['front.jpg', 'front'], ['front-again.jpg', 'front'], ['back1.jpg', 'backs']);
  expect(await screen.findByText('front-again.jpg is there already.')).toBeTruthy();
  await waitFor(async () => expect(await shown.phone.photos.count()).toBe(2));
  await choose(['camera.jpg', 'backs'], ['side.jpg', 'sides']);
  expect(await screen.findByText('camera.jpg is there already.')).toBeTruthy();
  await waitFor(async () =>
    expect((await shown.phone.photos.toArray()).map(({ name }) => name ?? '').toSorted()).toEqual([
      'back1.jpg',
      'front.jpg',
      'side.jpg',
    ]),
  );
});

test('[SHARE-1] a photo that was shared twice is added once', async () => {
  drawnAsWritten();
  const as = madePerson('agent');
  const phone = phoneOf(as);
  const files = ['a.jpg', 'b.jpg'].map((name) => new File(['front'], name, { type: 'image/jpeg' }));
  const { id } = await keepShared(await readSharedFiles([], files), phone);
  await renderScreen(`/add-property?draft=${id}`, { as });
  expect(await screen.findByText('b.jpg is there already.')).toBeTruthy();
  expect((await phone.photos.toArray()).map(({ name }) => name)).toEqual(['a.jpg']);
  expect(await phone.sharedFiles.count()).toBe(0);
});
