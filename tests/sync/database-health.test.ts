import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { AppDatabase } from '../../src/db/app-database';
import { databaseHealth, openOrReport } from '../../src/db/database-health';

afterEach(() => vi.useRealTimers());

test('a database that does not open is told of after five seconds, and no more once it has', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const database = new AppDatabase(randomUUID());
  let answer: () => void = () => undefined;
  const opening = vi
    .spyOn(database, 'open')
    .mockReturnValue(new Promise((resolve) => (answer = () => resolve(database))) as never);
  const opened = openOrReport(database);
  vi.advanceTimersByTime(4999);
  expect(databaseHealth()).toBe('ok');
  vi.advanceTimersByTime(1);
  expect(databaseHealth()).toBe('stuck');
  answer();
  await opened;
  vi.useRealTimers();
  opening.mockRestore();
  // It answers after all: its own event says so.
  await database.open();
  expect(databaseHealth()).toBe('ok');
});
