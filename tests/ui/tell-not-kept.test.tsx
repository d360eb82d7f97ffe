import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOT_KEPT } from '../../src/components/delivery/show-not-kept';
import { tellNotKept } from '../../src/app/tell-not-kept';
import { PhoneFullError } from '../../src/db/room/phone-full-error';
import { noteSavedPhotosFit } from '../../src/db/room/saved-photos-fit';
import { renderScreen } from '../support/render-screen';

/** What the browser says of a promise whose failure nobody waits for. */
const failed = (reason: unknown) =>
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }),
  );

test('what nobody waits for is told where the phone is full, and nothing else is', async () => {
  tellNotKept();
  await renderScreen('/faq');
  expect(failed(new Error('of something else'))).toBe(true);
  expect(screen.queryByText(NOT_KEPT)).toBeNull();
  expect(failed(new PhoneFullError())).toBe(false);
  expect(await screen.findByText(NOT_KEPT)).toBeTruthy();
});

test('that photos of saved homes do not fit is told, as long as it is so', async () => {
  await renderScreen('/faq');
  const words = /^Photos of saved homes do not fit on this device/;
  expect(screen.queryByText(words)).toBeNull();
  act(() => noteSavedPhotosFit(false));
  expect(screen.getByText(words)).toBeTruthy();
  act(() => noteSavedPhotosFit(true));
  expect(screen.queryByText(words)).toBeNull();
});
