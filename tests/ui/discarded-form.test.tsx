import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { madePerson } from '../support/made-person';
import { renderScreen } from '../support/render-screen';

/** This browser draws no pictures: each file is one once the test says so. */
function heldPictures(): (() => void)[] {
  const ready: (() => void)[] = [];
  const picture = { width: 4, height: 3, close: () => undefined };
  vi.stubGlobal(
    'createImageBitmap',
    () => new Promise((resolve) => ready.push(() => resolve(picture))),
  );
  const canvas = HTMLCanvasElement.prototype;
  const before = Object.getOwnPropertyDescriptors(canvas);
  // Maps draw with it too.
  const pen = new Proxy({}, { get: () => () => undefined, set: () => true });
  const toBlob = (then: (blob: Blob) => void) => then(new Blob(['a'], { type: 'image/jpeg' }));
  for (const [name, value] of Object.entries({ getContext: () => pen, toBlob }))
    Object.defineProperty(canvas, name, { configurable: true, writable: true, value });
  onTestFinished(() => {
    Object.defineProperties(canvas, before);
  });
  return ready;
}

test('[FORM-4] a form that was discarded does not come back with photos that were still made small', async () => {
  const ready = heldPictures();
  const shown = await renderScreen('/add-property', { as: madePerson('agent') });
  await shown.fill(await screen.findByLabelText(/^Address/), '9 Allen Avenue, Ikeja');
  const choose = (...names: string[]) =>
    shown.person.upload(
      screen.getByLabelText('Add photos'),
      names.map((name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' })),
    );
  await choose('kept');
  await waitFor(() => expect(ready).toHaveLength(1));
  ready[0]?.();
  await waitFor(async () => expect(await shown.phone.photos.count()).toBe(1));
  await screen.findByText('Add photos');
  await choose('late', 'later');
  await waitFor(() => expect(ready).toHaveLength(2));
  await shown.person.click(screen.getByRole('button', { name: 'Cancel' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Discard changes' }));
  await shown.person.click(asked.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(shown.address()).toBe('/dashboard'));
  ready[1]?.();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ready).toHaveLength(2);
  expect(await shown.phone.photos.count()).toBe(0);
  expect(await shown.phone.drafts.count()).toBe(0);
});

test('[FORM-4] a photo that the gallery cannot give is told as that, and as no want of room', async () => {
  const shown = await renderScreen('/add-property', { as: madePerson('agent') });
  const file = new File(['a'], 'cloud.jpg', { type: 'image/jpeg' });
  file.arrayBuffer = () => Promise.reject(new DOMException('Not here', 'NotReadableError'));
  await shown.person.upload(await screen.findByLabelText('Add photos'), file);
  expect(
    await screen.findByText(
      'cloud.jpg could not be read: it may not be on this device. Choose it again, or take it here.',
    ),
  ).toBeTruthy();
});
