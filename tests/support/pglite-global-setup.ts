import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../server/db/migrate';
import { openPglite } from '../../server/db/open-pglite';

/** Makes an empty database at the newest schema once: each test file begins with a copy of it. */
export default async function setup(): Promise<() => void> {
  // By another project of this run, or by the program that started it.
  if (process.env.TEST_PGLITE_DUMP !== undefined) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'gida-pglite-template-'));
  const first = await openPglite({ dataDir: null });
  await migrate(first);
  const dump = await first.dump();
  await first.close();
  const file = join(folder, 'template.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  process.env.TEST_PGLITE_DUMP = file;
  // The same as a folder, for programs that open one: to make it anew takes them four seconds each.
  const dataDir = join(folder, 'data');
  const second = await openPglite({ dataDir, loadDataDir: dump });
  await second.close();
  process.env.TEST_PGLITE_DATA = dataDir;
  return () => rmSync(folder, { recursive: true, force: true });
}
