import { expect } from 'vitest';
import type { ChaosReport } from '../chaos/run-chaos';

const PROMISES = [
  'lost',
  'doubled',
  'reordered',
  'stuck',
  'falselyReported',
  'overlapping',
] as const;

/** Fails unless a fault run made its writes, met its faults, and every promise was kept. */
export function expectPromisesKept(report: ChaosReport, writes: number): void {
  const broken = Object.fromEntries(PROMISES.map((kind) => [kind, report[kind]]));
  expect(broken).toEqual(Object.fromEntries(PROMISES.map((kind) => [kind, []])));
  expect(report.writes).toBeGreaterThanOrEqual(writes);
  expect([...report.faults.keys()].length).toBeGreaterThan(10);
}
