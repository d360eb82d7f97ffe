import { afterEach, expect, test, vi } from 'vitest';
import { keptFor } from '../../server/kept-for';

afterEach(() => vi.useRealTimers());

test('what was read is given again until its time is over, and while it is read anew', async () => {
  vi.useFakeTimers();
  let reads = 0;
  const read = keptFor({ ms: 1000, most: 5 }, (key: string) => Promise.resolve(`${key}${++reads}`));
  expect([await read('a'), await read('a'), await read('b')]).toEqual(['a1', 'a1', 'b2']);
  vi.advanceTimersByTime(999);
  expect(await read('a')).toBe('a1');
  vi.advanceTimersByTime(1);
  // Nobody waits for the new one.
  expect(await read('a')).toBe('a1');
  expect(await read('a')).toBe('a3');
});

test('what failed is read anew, and the oldest of too many is forgotten', async () => {
  const asked: string[] = [];
  const read = keptFor({ ms: 1000, most: 2 }, (key: string) => {
    asked.push(key);
    return asked.length === 1 ? Promise.reject(new Error('away')) : Promise.resolve(key);
  });
  await expect(read('a')).rejects.toThrow('away');
  expect(await read('a')).toBe('a');
  await read('b');
  await read('c');
  await read('b');
  await read('a');
  expect(asked).toEqual(['a', 'a', 'b', 'c', 'a']);
});
