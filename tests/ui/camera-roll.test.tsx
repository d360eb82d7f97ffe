import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeDraft } from '../../src/db/repositories/my-properties/draft-repository';
import { EMPTY_LISTING_FORM } from '../../src/domain/property/form/listing-form';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

/** Held by a hand, or with a mouse. */
function pointer(kind: 'coarse' | 'fine'): void {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('pointer') ? (query.includes(kind) ? 'all' : 'not all') : query),
  );
}

/** Follows the link to a new listing; returns how often photos were asked for. */
async function added(begun: boolean): Promise<number> {
  const as = madePerson('agent');
  if (begun) {
    const form = { ...EMPTY_LISTING_FORM, address: 'Begun in Yaba, Lagos' };
    const draft = { form, removedPhotoIds: [], photoOrder: [], captions: {} };
    await storeDraft(crypto.randomUUID(), draft, phoneOf(as));
  }
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click');
  const { person, address } = await renderScreen('/dashboard', { as });
  await screen.findByText(/^You haven't added any properties yet/);
  const [link] = screen.getAllByRole('link', { name: 'Add New Property' });
  if (link === undefined) throw new Error('There is no way to a new listing');
  await person.click(link);
  await waitFor(() => expect(address()).toBe('/add-property'));
  await screen.findByLabelText('Bedrooms');
  return opened.mock.contexts.filter(
    (input) => input instanceof HTMLInputElement && input.type === 'file',
  ).length;
}

test('[FORM-7] a thumb’s tap asks for the photos of a new listing', async () => {
  pointer('coarse');
  expect(await added(false)).toBe(1);
});

test('[FORM-7] a form that was left begun opens, and is offered no photos of another home', async () => {
  pointer('coarse');
  expect(await added(true)).toBe(0);
  expect(screen.getByText(/^We kept what you typed last time\./)).toBeTruthy();
});

test('[FORM-7] a mouse finds photos in the form', async () => {
  pointer('fine');
  expect(await added(false)).toBe(0);
});
