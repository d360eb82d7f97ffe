import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { When } from '../../src/components/when';
import { wholeText } from '../support/whole-text';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-05-01T10:00:00Z'));
});
afterEach(() => {
  vi.useRealTimers();
});

test('[DASH-11] how long ago something was stays true on a page that stands open', () => {
  render(
    <p>
      Checked <When at={Date.now()} />.
    </p>,
  );
  expect(screen.getByText(wholeText('Checked just now.'))).toBeTruthy();
  act(() => {
    vi.advanceTimersByTime(5 * 60_000);
  });
  expect(screen.getByText(wholeText('Checked 5 minutes ago.'))).toBeTruthy();
  // The phone slept: no timer ran meanwhile.
  vi.setSystemTime(new Date('2026-05-01T13:00:00Z'));
  act(() => {
    window.dispatchEvent(new Event('pageshow'));
  });
  expect(screen.getByText(wholeText('Checked 3 hours ago.'))).toBeTruthy();
});
