import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { preparePhoto } from '../../src/platform/files/prepare-photo';
import { madePerson } from '../support/made-person';
import { renderScreen } from '../support/render-screen';

// This browser draws no pictures: how long one takes is told by the test.
vi.mock('../../src/platform/files/prepare-photo', { spy: true });

test('[FORM-4] a form that was discarded does not come back with photos that were still made small', async () => {
  const ready: (() => void)[] = [];
  const small = { type: 'image/jpeg', data: new ArrayBuffer(8), width: 4, height: 3 };
  vi.mocked(preparePhoto).mockImplementation(
    () => new Promise((resolve) => ready.push(() => resolve(small))),
  );
  const shown = await renderScreen('/add-property', { as: madePerson('agent') });
  await shown.fill(await screen.findByLabelText(/^Address/), '9 Allen Avenue, Ikeja');
  await shown.person.upload(
    screen.getByLabelText('Add photos'),
    ['a', 'b'].map((name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' })),
  );
  await waitFor(() => expect(ready).toHaveLength(1));
  await shown.person.click(screen.getByRole('button', { name: 'Cancel' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Discard changes' }));
  await shown.person.click(asked.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(shown.address()).toBe('/dashboard'));
  ready[0]?.();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ready).toHaveLength(1);
  expect(await shown.phone.photos.count()).toBe(0);
  expect(await shown.phone.drafts.count()).toBe(0);
});
