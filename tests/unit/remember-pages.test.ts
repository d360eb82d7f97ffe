import { expect, test, vi } from 'vitest';
import { rememberPages } from '../../src/app/remember-pages';

test('a page is written once for as long as it is written from the same', () => {
  const remembered = rememberPages();
  const write = vi.fn((text: string) => () => text);
  expect(remembered('/a', '1', write('one'))).toBe('one');
  expect(remembered('/a', '1', write('again'))).toBe('one');
  expect(remembered('/b', '1', write('other'))).toBe('other');
  expect(remembered('/a', '2', write('two'))).toBe('two');
});

test('two hundred pages are kept, the longest unused one goes first', () => {
  const remembered = rememberPages();
  for (let page = 0; page < 200; page += 1) remembered(`/${page}`, 'x', () => `first ${page}`);
  expect(remembered('/0', 'x', () => 'anew')).toBe('first 0');
  remembered('/200', 'x', () => 'first 200');
  expect(remembered('/0', 'x', () => 'anew')).toBe('first 0');
  expect(remembered('/1', 'x', () => 'anew')).toBe('anew');
});
