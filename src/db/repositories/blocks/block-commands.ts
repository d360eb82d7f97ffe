import type { AppDatabase } from '../../app-database';
import { absent, asItWas } from '../../before';
import { enqueue } from '../../enqueue';
import { write } from '../../write';

type Person = { id: string; name: string };

/** Blocks a person: neither can write to the other from then on (SAFE-2). */
export async function blockPerson({ id, name }: Person, database: AppDatabase): Promise<void> {
  await write(database, [database.blocks, database.outbox], async () => {
    const known = await asItWas(database.blocks, id);
    const before = known.length > 0 ? known : [absent(database.blocks, id)];
    await database.blocks.put({ id, name, blockedAt: new Date().toISOString() });
    await enqueue(database, { kind: 'block.add', entityId: id, payload: { name }, before });
  });
}

/** Ends the block of a person. */
export async function unblockPerson({ id, name }: Person, database: AppDatabase): Promise<void> {
  await write(database, [database.blocks, database.outbox], async () => {
    const before = await asItWas(database.blocks, id);
    await database.blocks.delete(id);
    await enqueue(database, { kind: 'block.remove', entityId: id, payload: { name }, before });
  });
}
