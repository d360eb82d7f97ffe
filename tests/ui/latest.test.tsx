import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onWake } from '../../src/sync/wake';
import { madePerson } from '../support/made-person';
import { renderScreen } from '../support/render-screen';

test('[SYNC-1] a section of an account asks what is new as it opens, and the next ones soon after do not', async () => {
  const before = performance.now.bind(performance);
  // Past what other screens asked.
  vi.spyOn(performance, 'now').mockImplementation(() => before() + 60_000);
  let woken = 0;
  const stop = onWake(() => {
    woken += 1;
  });
  const as = madePerson('seeker');
  await renderScreen('/faq', { as });
  expect(woken).toBe(0);
  const { person } = await renderScreen('/customer-dashboard', { as });
  await screen.findByRole('heading', { level: 1, name: /^Saved Properties/ });
  expect(woken).toBe(1);
  await person.click(screen.getByRole('link', { name: /^Inspections/ }));
  await screen.findByRole('heading', { level: 1, name: /Inspections/ });
  expect(woken).toBe(1);
  stop();
  vi.restoreAllMocks();
});
