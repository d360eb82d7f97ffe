import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ANSWERS_WHOLE_SINCE, API_VERSION, OLDEST_SERVED } from '../../src/contract/api-version';
import { recordAnewWords } from '../support/recording-hash';
import { answeredByApi, takenByApi } from '../support/taken-by-api';
import { sharedApp } from '../support/shared-app';

// Phones of three versions speak to one server: what one of them sends is taken for as long.
const SERVED = Array.from(
  { length: API_VERSION - OLDEST_SERVED + 1 },
  (_, at) => OLDEST_SERVED + at,
);
const recorded = (version: number, name = 'api') => {
  const file = join('tests', 'recorded', `version-${version}`, `${name}.json`);
  if (!existsSync(file))
    throw new Error(`There is no recording of version ${version}: run \`npm run record\``);
  return JSON.parse(readFileSync(file, 'utf8')) as string[];
};
const isNeed = (line: string) => line.endsWith(' !');
const LIMIT = /^(?<part>.+) (?<end>up to|from) (?<number>-?[\d.e+]+)$/;
const WRITTEN = / matches .+$/;
const BATCHED = / travels with others$/;
const isPart = (line: string) => !isNeed(line) && !LIMIT.test(line) && !WRITTEN.test(line);
/** Lines of ways of writing that have become wider since: all that they match is taken still. */
const WIDENED = new Set<string>();
/** The limits among some lines, by the part and the end that they are for. */
const limitsOf = (lines: readonly string[]) =>
  new Map(
    lines.flatMap((line) => {
      const { part = '', end = '', number = '' } = LIMIT.exec(line)?.groups ?? {};
      return part === '' ? [] : [[`${part} ${end}`, Number(number)] as const];
    }),
  );
const callOf = (line: string) => line.split(' ').slice(0, 2).join(' ');

let taken: string[];
const t = sharedApp();
beforeAll(() => {
  taken = takenByApi(t.app);
});

test('what the API takes is what is recorded of its version', () => {
  const known = recorded(API_VERSION);
  const news = taken.filter((line) => !isNeed(line) && !known.includes(line));
  const limits = known.filter(
    (line) => (LIMIT.test(line) || WRITTEN.test(line)) && !taken.includes(line),
  );
  expect(
    [...news, ...limits],
    `An older server does not take this: ${recordAnewWords(API_VERSION)}`,
  ).toEqual([]);
});

describe.each(SERVED)('version %i', (version) => {
  test('is sent nothing that this server no longer takes', () => {
    const gone = recorded(version).filter((line) => isPart(line) && !taken.includes(line));
    expect(gone, `Phones of version ${version} send this: take it until it is two behind`).toEqual(
      [],
    );
  });

  test('sends nothing that is longer, shorter, larger or smaller than this server takes', () => {
    const known = recorded(version);
    const then = limitsOf(known);
    // The first version was recorded without them.
    const narrower = [...limitsOf(then.size === 0 ? [] : taken)].filter(([limit, now]) => {
      const before = then.get(limit);
      const isMost = limit.endsWith('up to');
      if (before === undefined) return known.includes(limit.replace(/ (?:up to|from)$/, ''));
      return isMost ? now < before : now > before;
    });
    expect(
      narrower,
      `Phones of version ${version} send more: take it until they are two behind`,
    ).toEqual([]);
  });

  test('writes nothing in a way that this server no longer reads', () => {
    const known = recorded(version);
    const partOf = (line: string) => line.replace(WRITTEN, '');
    const held = new Set(known.filter((line) => WRITTEN.test(line)).map(partOf));
    const changed = known.filter(
      (line) =>
        WRITTEN.test(line) &&
        taken.includes(partOf(line)) &&
        !taken.includes(line) &&
        !WIDENED.has(line),
    );
    // The first version was recorded without them.
    const fresh = held.size === 0 ? [] : taken.filter((line) => WRITTEN.test(line));
    const narrower = fresh.filter(
      (line) => known.includes(partOf(line)) && !held.has(partOf(line)),
    );
    expect(
      [...changed, ...narrower],
      `Phones of version ${version} may write it otherwise: take it until they are two behind; where more is taken than before, name the old way in WIDENED`,
    ).toEqual([]);
  });

  test('sends nothing together that this server takes only alone', () => {
    const calls = new Set(recorded(version).map(callOf));
    // The first version was recorded without them, and sent together what the second does.
    const together = recorded(Math.max(version, 2)).filter(
      (line) => BATCHED.test(line) && calls.has(callOf(line)),
    );
    expect(together.length).toBeGreaterThan(0);
    expect(
      together.filter((line) => !taken.includes(line)),
      `Phones of version ${version} send it with others: it stands in BATCHED_CALLS until they are two behind`,
    ).toEqual([]);
  });

  test('sends all that this server needs', () => {
    const known = recorded(version);
    const calls = new Set(known.map(callOf));
    // What a part needs is nothing to phones that leave the part out, where they may.
    const isSent = (part: string) => known.includes(part) || taken.includes(`${part} !`);
    const needed = taken.filter(
      (line) =>
        isNeed(line) &&
        calls.has(callOf(line)) &&
        !known.includes(line) &&
        isSent(line.slice(0, line.lastIndexOf('.'))),
    );
    expect(needed, `Phones of version ${version} do not send this: do without it`).toEqual([]);
  });
});

const KEPT = Array.from(
  { length: API_VERSION - ANSWERS_WHOLE_SINCE + 1 },
  (_, at) => ANSWERS_WHOLE_SINCE + at,
);
test.each(KEPT)(
  'what phones keep of the answers of version %i has all that screens read',
  (version) => {
    const known = recorded(version, 'answered');
    const calls = new Set(known.map(callOf));
    const news = answeredByApi(t.app).filter(
      (line) => calls.has(callOf(line)) && !known.includes(line),
    );
    expect(
      news,
      'Make it optional, or raise ANSWERS_WHOLE_SINCE in src/contract/api-version.ts to the version that has it',
    ).toEqual([]);
  },
);
