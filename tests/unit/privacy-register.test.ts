import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RETENTION } from '../../server/retention';

test('the register of processing tells the days that the code keeps', () => {
  const register = readFileSync('docs/privacy-register.md', 'utf8');
  const told = [...register.matchAll(/^\| `(\w+)` \| (\d+) days after (.+?) \|/gm)].map(
    ([, kind, days, since]) => [kind, Number(days), since],
  );
  expect(told).toEqual(
    Object.entries(RETENTION).map(([kind, { days, since }]) => [kind, days, since]),
  );
});
