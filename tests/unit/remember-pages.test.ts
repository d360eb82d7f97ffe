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

test('pages are kept as far as there is room, the longest unused one goes first', () => {
  // An address of 2 characters, data of 3 and a page of 5.
  const remembered = rememberPages(30);
  const write = (address: string, html: string) => remembered(address, 'xxx', () => html);
  for (const page of [0, 1, 2]) write(`/${page}`, 'first');
  expect(write('/0', 'again')).toBe('first');
  write('/3', 'first');
  expect(write('/0', 'again')).toBe('first');
  expect(write('/1', 'again')).toBe('again');
  // One that is larger than all the room is sent and not kept.
  expect(write('/4', 'large'.repeat(9))).toBe('large'.repeat(9));
  expect(write('/4', 'small')).toBe('small');
});

test('a page that is written anew takes its own room again, and no other’s', () => {
  const remembered = rememberPages(20);
  remembered('/a', 'xxx', () => 'first');
  for (const from of ['yy1', 'yy2', 'yy3']) remembered('/b', from, () => 'other');
  expect(remembered('/a', 'xxx', () => 'again')).toBe('first');
});
