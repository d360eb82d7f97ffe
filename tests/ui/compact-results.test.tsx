import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { applyCardSize } from '../../src/platform/card-size';
import { answering } from '../support/answering';
import { madeListing } from '../support/made-listing';
import { renderScreen } from '../support/render-screen';

const RENT = '/search-results?listingType=rent&location=Lagos';
const properties = [madeListing({ title: 'Flat in Yaba', listingType: 'rent' })];
const network = answering({
  'GET /api/properties': {
    body: { properties, total: 1, totalIsCapped: false, nextCursor: null },
  },
});
const button = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true';
const worn = () => document.documentElement.dataset.cards;

beforeEach(() => {
  localStorage.clear();
  applyCardSize();
});

test('[RES-16] whole cards at first; compact ones are kept on this device', async () => {
  const { person, address } = await renderScreen(RENT, { network });
  await screen.findByRole('article', { name: 'Flat in Yaba' });
  expect(isPressed('Compact')).toBe(false);
  expect(worn()).toBe('full');
  await person.click(button('Compact'));
  expect(isPressed('Compact')).toBe(true);
  expect(worn()).toBe('compact');
  // The search is the same: a link to it says nothing of how one phone shows it.
  expect(address()).toBe(RENT);
  document.documentElement.dataset.cards = '';
  applyCardSize();
  expect(worn()).toBe('compact');
  await person.click(button('Compact'));
  expect(isPressed('Compact')).toBe(false);
  expect(worn()).toBe('full');
});

test('[RES-3] [RES-16] the list is chosen from the map, and cards are chosen in the list alone', async () => {
  const { person, address } = await renderScreen(`${RENT}&view=map`, { network });
  await screen.findByRole('link', { name: 'Flat in Yaba' });
  expect(isPressed('Map')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Compact' })).toBeNull();
  await person.click(button('List'));
  await waitFor(() => expect(isPressed('List')).toBe(true));
  expect(address()).not.toContain('view=map');
  expect(button('Compact')).toBeTruthy();
});

test('[RES-3] the map brings further homes by itself, and the list is a tap away', async () => {
  const [first, second] = ['First flat', 'Second flat'].map((title) =>
    madeListing({ title, listingType: 'rent' }),
  );
  const page = (home: typeof first, nextCursor: string | null) =>
    answering({
      'GET /api/properties': {
        body: { properties: [home], total: 2, totalIsCapped: false, nextCursor },
      },
    });
  const asked: string[] = [];
  const pages: typeof fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(new URL(url, 'http://localhost').searchParams.get('cursor') ?? '');
    return (url.includes('cursor=') ? page(second, null) : page(first, 'more'))(input, init);
  };
  const { person, address } = await renderScreen(RENT, { network: pages });
  await screen.findByRole('article', { name: 'First flat' });
  expect(screen.queryByRole('article', { name: 'Second flat' })).toBeNull();
  expect(asked.filter((cursor) => cursor !== '')).toEqual([]);
  await person.click(button('Map'));
  expect(await screen.findByRole('link', { name: 'Second flat' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await person.click(button('List'));
  await waitFor(() => expect(address()).not.toContain('view=map'));
});
