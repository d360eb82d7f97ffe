import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { command } from '../support/command';
import { madeDatabaseIn } from '../support/empty-database-in';
import { expectOneLine } from '../support/expect-one-line';
import { testFolder } from '../support/test-folder';

const ROOT = process.cwd();
const folder = testFolder('operations');

/** A database of the kind under test, empty: its environment. */
const emptyDatabase = (name: string) => madeDatabaseIn(folder, name);

describe('the import command', () => {
  const sample = join(ROOT, 'public', 'sample-listings.csv');
  test('reads the sample, changes nothing on a second run, and a dry run writes nothing', async () => {
    const env = await emptyDatabase('import');
    const dry = await command(['import', sample, '--dry-run'], env);
    expect(dry.output).toContain('dry run: nothing written');
    const first = await command(['import', sample], env);
    expect(first.output.replace(/ +/g, ' ')).toContain(' 59 imported\n 0 updated\n 0 unchanged');
    const again = await command(['import', sample], env);
    expect(again.output.replace(/ +/g, ' ')).toContain(' 0 imported\n 0 updated\n 59 unchanged');
    const changed = join(folder, 'changed.csv');
    writeFileSync(
      changed,
      readFileSync(sample, 'utf8').replace(
        'Fenced plot of 650 sqm',
        'Fenced corner plot of 650 sqm',
      ),
    );
    const third = await command(['import', changed], env);
    expect(third.output.replace(/ +/g, ' ')).toContain(' 0 imported\n 1 updated\n 58 unchanged');
  });
  test('a missing file, a wrong encoding and an unknown header are one clear line', async () => {
    const env = { DATA_DIR: join(folder, 'refused') };
    const binary = join(folder, 'binary.csv');
    writeFileSync(binary, Buffer.from('price,town\n10,\0\n'));
    const header = join(folder, 'header.csv');
    writeFileSync(header, 'colour,weight\nred,3\n');
    for (const [file, text] of [
      [join(folder, 'none.csv'), /there is no such file/],
      [binary, /is no table/],
      [header, /No column for a price and a place .* colour, weight/],
    ] as const) {
      expectOneLine(await command(['import', file], env), text);
    }
  });
});

test('a backup restores into an empty database, and only there', async () => {
  const from = await emptyDatabase('from');
  await command(['import', join(ROOT, 'public', 'sample-listings.csv')], from);
  const file = join(folder, 'gida.backup');
  expect((await command(['backup', file], from)).output).toMatch(/Backup written .*: 120 rows/);
  const to = await emptyDatabase('to');
  expect((await command(['restore', file], to)).output).toMatch(/Restored 120 rows/);
  const twice = await command(['restore', file], to);
  expect(twice).toMatchObject({ code: 1 });
  expect(twice.output).toContain('already has content');
  const unchanged = await command(['import', join(ROOT, 'public', 'sample-listings.csv')], to);
  expect(unchanged.output.replace(/ +/g, ' ')).toContain(' 59 unchanged');

  const half = join(folder, 'half.backup');
  writeFileSync(half, gzipSync('{"gidaBackup":1,"schema":1}\n'));
  const third = await emptyDatabase('third');
  for (const bad of [half, join(ROOT, 'README.md'), join(folder, 'no-such-file')]) {
    const refused = await command(['restore', bad], third);
    expect(refused.code).toBe(1);
    expect(refused.output.trim().split('\n')).toHaveLength(1);
  }
});
