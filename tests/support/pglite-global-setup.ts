import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../server/db/migrate';
import { openPglite } from '../../server/db/open-pglite';

/** Makes an empty database at the newest schema once: each test file begins with a copy of it. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'gida-pglite-template-'));
  const first = await openPglite({ dataDir: null });
  await migrate(first);
  const dump = await first.dump();
  await first.close();
  const file = join(folder, 'template.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  process.env.TEST_PGLITE_DUMP = file;
  return () => rmSync(folder, { recursive: true, force: true });
}
