import { expect, test } from 'vitest';
import { createDuePull } from '../../src/sync/engine/create-due-pull';
import type { PullResult } from '../../src/sync/engine/pull';

function pulling(...results: PullResult[]) {
  let pulls = 0;
  const due = createDuePull(
    () => {
      pulls += 1;
      return Promise.resolve(results.shift() ?? 'up-to-date');
    },
    () => 1000,
  );
  return { due, pulls: () => pulls };
}

test('the first is due, the next only when it is asked for', async () => {
  const { due, pulls } = pulling();
  expect(await due.run()).toEqual({ fetched: true, retryAt: null });
  expect(await due.run()).toEqual({ fetched: false, retryAt: null });
  due.ask();
  expect(await due.run()).toEqual({ fetched: true, retryAt: null });
  expect(pulls()).toBe(2);
});

test('one that failed comes back by itself, later each time, at most a minute later', async () => {
  const { due } = pulling(...Array.from({ length: 7 }, () => 'offline' as const));
  const waits: (number | null)[] = [];
  for (let at = 0; at < 7; at += 1) waits.push((await due.run()).retryAt);
  expect(waits).toEqual([3000, 5000, 9000, 17_000, 33_000, 61_000, 61_000]);
  expect(await due.run()).toEqual({ fetched: true, retryAt: null });
});

test('after a success the first failure is tried again soon', async () => {
  const { due } = pulling('failed', 'up-to-date', 'failed');
  await due.run();
  await due.run();
  due.ask();
  expect(await due.run()).toEqual({ fetched: false, retryAt: 3000 });
});

test('with an ended session nothing is tried again by itself', async () => {
  const { due } = pulling('expired');
  expect(await due.run()).toEqual({ fetched: false, retryAt: null });
});

test('what is asked for during a pull is fetched by the next', async () => {
  let answer: (result: PullResult) => void = () => undefined;
  const due = createDuePull(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const first = due.run();
  due.ask();
  answer('up-to-date');
  await first;
  const second = due.run();
  answer('up-to-date');
  expect(await second).toEqual({ fetched: true, retryAt: null });
});
