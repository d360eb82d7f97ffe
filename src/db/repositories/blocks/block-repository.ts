import type { Block } from '../../../contract/people/block';
import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import { attachRows } from '../outbox/attach-rows';

/** The people blocked, newest first, each with what waits for it. */
export function listBlocks(database: AppDatabase): Promise<{ item: Block; rows: ShownRow[] }[]> {
  return database.transaction('r', database.blocks, database.outbox, async () => {
    const blocks = await database.blocks.toArray();
    const newest = blocks.toSorted((a, b) => b.blockedAt.localeCompare(a.blockedAt));
    return attachRows(database, newest, (block) => [block.id]);
  });
}

/** Whether a person is blocked here. */
export async function isBlocked(id: string, database: AppDatabase): Promise<boolean> {
  return (await database.blocks.get(id)) !== undefined;
}
