import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The linter's own rules on a tree with one planted import: a rule that no longer bites fails here.
let tree = '';
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'gida-directions-'));
  cpSync('.oxlintrc.json', join(tree, '.oxlintrc.json'));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function lint(files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  const oxlint = join(process.cwd(), 'node_modules', '.bin', 'oxlint');
  const result = spawnSync(oxlint, Object.keys(files), { cwd: tree, encoding: 'utf8' });
  return `${result.status === 0 ? 'passed' : 'refused'} ${result.stdout}`;
}

const importing = (from: string) => `import { thing } from '${from}';\nexport const x = thing;\n`;

test.each([
  ['src/contract/a.ts', '../domain/thing'],
  ['src/contract/a.ts', 'react'],
  ['src/domain/a.ts', '../db/thing'],
  ['src/domain/tools/a.ts', '../../sync/thing'],
  ['src/content/a.ts', '../features/thing'],
  ['src/db/a.ts', '../sync/thing'],
  ['src/api/a.ts', '../db/thing'],
  ['src/sync/a.ts', '../components/thing'],
  ['src/sync/a.ts', 'react'],
  ['src/platform/a.ts', '../db/thing'],
  ['src/geo/a.ts', '../features/thing'],
  ['src/components/a.ts', '../features/thing'],
  ['src/features/saved/a.ts', '../messages/thing'],
  ['src/features/saved/rows/a.ts', '../../messages/thing'],
  ['src/features/saved/a.ts', '../../db/legacy/thing'],
  ['src/features/saved/a.ts', '../../api/thing'],
  ['src/features/saved/a.ts', '../../../server/thing'],
  ['src/components/form/use-kept-form.ts', '../../db/repositories/account/clear-private'],
  ['src/components/delivery/use-delivery.ts', '../../db/repositories/account/clear-private'],
  ['src/components/delivery/use-sent-message.ts', '../../db/repositories/account/clear-private'],
  ['src/components/listing/use-hide-home.ts', '../../db/repositories/account/clear-private'],
  ['src/components/listing/use-safety.ts', '../../db/repositories/account/clear-private'],
  ['src/components/context/database-context.ts', '../../db/repositories/account/clear-private'],
  ['server/a.ts', '../src/db/thing'],
  ['server/plugins/a.ts', '../modules/auth/thing'],
  ['server/db/a.ts', '../modules/auth/thing'],
  ['server/plugins/pages/a.ts', '../../../src/db/thing'],
  ['sw/a.ts', '../src/features/thing'],
])('%s must not import %s', (file, from) => {
  expect(lint({ [file]: importing(from) })).toMatch(/^refused[\s\S]*no-restricted-imports/);
});

test.each([
  ['src/domain/a.ts', '../contract/thing'],
  ['src/db/a.ts', '../domain/thing'],
  ['src/sync/a.ts', '../db/thing'],
  ['src/features/saved/a.ts', '../../db/repositories/thing'],
  ['src/components/form/use-kept-form.ts', '../../db/repositories/forms/form-repository'],
  ['src/components/delivery/use-delivery.ts', '../../db/repositories/outbox/delivery-repository'],
  ['src/features/saved/rows/a.ts', '../thing'],
  ['src/features/saved/rows/a.ts', '../cards/thing'],
  ['server/a.ts', '../src/contract/thing'],
])('%s may import %s', (file, from) => {
  expect(lint({ [file]: importing(from) })).toMatch(/^passed/);
});

test('two files may not import each other', () => {
  expect(
    lint({
      'src/domain/one.ts': "import { two } from './two';\nexport const one = () => two;\n",
      'src/domain/two.ts': "import { one } from './one';\nexport const two = () => one;\n",
    }),
  ).toMatch(/^refused[\s\S]*no-cycle/);
});
