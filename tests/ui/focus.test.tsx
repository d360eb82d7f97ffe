import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveListing } from '../../src/db/repositories/saved/saved-commands';
import { storeResults } from '../../src/db/repositories/search/search-repository';
import { madeListing } from '../support/made-listing';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

const KEY = 'listingType=rent&location=Lekki';
const homes = ['First flat', 'Second flat', 'Third flat'].map((title) =>
  madeListing({ title, listingType: 'rent' }),
);
const focused = () => document.activeElement;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A seeker before a list of three homes. */
async function results() {
  const as = madePerson('seeker');
  const phone = phoneOf(as);
  const found = { properties: homes, total: 3, totalIsCapped: false, nextCursor: null };
  await storeResults(KEY, found, true, phone);
  const shown = await renderScreen(`/search-results?${KEY}`, { as });
  await screen.findByRole('article', { name: 'First flat' });
  return shown;
}

test('a page that is led to begins at its heading, and one that is gone back to does not', async () => {
  const { person } = await results();
  await person.click(screen.getByRole('link', { name: 'First flat' }));
  const title = await heading('First flat');
  await waitFor(() => expect(focused()).toBe(title));
  window.history.back();
  const list = await heading('Properties To Rent in Lekki');
  await screen.findByRole('article', { name: 'First flat' });
  expect(focused()).not.toBe(list);
});

test('a heading that is drawn anew once the phone was read keeps the focus', async () => {
  const as = madePerson('seeker');
  const phone = phoneOf(as);
  await saveListing(madeListing({ title: 'Flat to keep' }), phone);
  const { person } = await renderScreen('/customer-dashboard?tab=settings', { as });
  await heading('Settings');
  await person.click(screen.getByRole('link', { name: 'Saved Properties' }));
  await screen.findByRole('article', { name: 'Flat to keep' });
  await waitFor(() => expect(focused()?.textContent).toBe('Saved Properties (1)'));
});

test('a section of the account begins at its heading, and is named in the title', async () => {
  const { person } = await renderScreen('/customer-dashboard', { as: madePerson('seeker') });
  await heading('Saved Properties (0)');
  await person.click(screen.getByRole('link', { name: 'Settings' }));
  const title = await heading('Settings');
  await waitFor(() => expect(focused()).toBe(title));
  await waitFor(() => expect(document.title).toContain('Settings · My Account'));
});

test('what only narrows a list leaves the focus where it is', async () => {
  const { person } = await results();
  const sort = screen.getByLabelText('Sort');
  sort.focus();
  await person.selectOptions(sort, 'price-asc');
  await waitFor(() => expect(window.location.search).toContain('sort='));
  expect(focused()).toBe(sort);
});

test('[HIDE-1] when a home is hidden, the next one has the focus', async () => {
  const { person } = await results();
  await person.click(screen.getByRole('button', { name: 'Hide Second flat' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Second flat' })).toBeNull());
  const next = screen.getByRole('article', { name: 'Third flat' });
  await waitFor(() => expect(focused()?.contains(next)).toBe(true));
  expect(focused()?.contains(screen.getByRole('article', { name: 'First flat' }))).toBe(false);
});

test('[PROP-5] when a form has gone out, what became of it has the focus', async () => {
  const { person, fill, phone } = await results();
  await phone.listings.bulkPut(homes.map((home) => ({ ...home, fetchedAt: 1 })));
  await person.click(screen.getByRole('button', { name: 'Email agent about First flat' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contact agent' });
  await fill(within(dialog).getByLabelText('Message'), 'Is it still to be had?');
  await person.click(within(dialog).getByRole('button', { name: 'Send Message' }));
  const told = await within(dialog).findByText(/Safe on this device/);
  await waitFor(() => expect(focused()?.contains(told)).toBe(true));
  expect(focused()).not.toBe(document.body);
});

test('what is said while a dialog is open is said in it', async () => {
  const { person, fill } = await renderScreen('/rent-vs-buy-calculator');
  const field = (name: string) => screen.getByLabelText(name);
  await fill(field('Rent per year'), '1000000');
  await fill(field('Property price'), '20000000');
  await fill(field('Years you plan to stay'), '2');
  await person.click(screen.getByRole('button', { name: 'Calculate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your results' });
  await person.click(within(dialog).getByRole('button', { name: 'Share this result' }));
  expect(await within(dialog).findByText(/copied/)).toBeTruthy();
  expect(screen.getAllByText(/copied/)).toHaveLength(1);
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  // Until its time is over it stands where others do.
  expect(await screen.findByText(/copied/)).toBeTruthy();
});

test('[HOME-2] a form that does not go leads to what is wrong in it', async () => {
  const { person } = await renderScreen('/');
  await person.click(await screen.findByRole('button', { name: 'To rent' }));
  const place = screen.getByRole('combobox', { name: 'Location' });
  await waitFor(() => expect(focused()).toBe(place));
  expect(place.getAttribute('aria-invalid')).toBe('true');
});

test('[FILT-4] what is wrong with a filter that has no field is shown where it has one', async () => {
  const { person } = await renderScreen(`/search-results?${KEY}&sizeMin=500&sizeMax=100`);
  await person.click(await screen.findByRole('button', { name: /Filter properties/ }));
  const few = await screen.findByRole('dialog', { name: 'Filter Properties' });
  await person.click(within(few).getByRole('button', { name: /^(Apply|Show)/ }));
  expect(await screen.findByRole('dialog', { name: /^(?!Filter Properties)/ })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Filter Properties' })).toBeNull();
});

test('[SIGN-1] a step of the sign-up begins at its heading', async () => {
  const { person, fill } = await renderScreen('/buyer-signup');
  await fill(screen.getByLabelText(/^Name/), 'Amina Bello');
  await fill(screen.getByLabelText(/^Email/), 'amina@example.com');
  const [before] = screen.getAllByRole('heading', { level: 1 });
  const first = before?.textContent;
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(before?.textContent).not.toBe(first));
  await waitFor(() => expect(focused()).toBe(before));
});

test('a question is read with the title of its dialog', async () => {
  const { person } = await renderScreen(`/search-results?${KEY}`);
  await person.click(await screen.findByRole('button', { name: 'Save search' }));
  const asked = await screen.findByRole('dialog', { name: 'Log in' });
  const said = document.getElementById(asked.getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toMatch(/^You need to be logged in to save searches/);
});

test('words that are marked from within a dialog to beside it close nothing', async () => {
  const { person } = await renderScreen(`/search-results?${KEY}`);
  await person.click(await screen.findByRole('button', { name: /Filter properties/ }));
  const few = await screen.findByRole('dialog', { name: 'Filter Properties' });
  fireEvent.pointerDown(within(few).getByLabelText('Bedrooms'));
  fireEvent.click(few);
  expect(screen.getByRole('dialog')).toBe(few);
  fireEvent.pointerDown(few);
  fireEvent.click(few);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
