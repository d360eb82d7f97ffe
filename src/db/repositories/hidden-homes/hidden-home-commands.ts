import { ANONYMOUS, type AppDatabase } from '../../app-database';
import { absent, asItWas } from '../../before';
import { enqueue } from '../../enqueue';
import { write } from '../../write';

type Home = { id: string; title: string };

/** Hides a home from lists and alerts for good (HIDE-1); of a visitor, on this device alone. */
export async function hideHome({ id, title }: Home, database: AppDatabase): Promise<void> {
  await write(database, [database.hiddenHomes, database.outbox], async () => {
    const known = await asItWas(database.hiddenHomes, id);
    const before = known.length > 0 ? known : [absent(database.hiddenHomes, id)];
    await database.hiddenHomes.put({ id, title, hiddenAt: new Date().toISOString() });
    if (database.userId === ANONYMOUS) return;
    await enqueue(database, { kind: 'home.hide', entityId: id, payload: { title }, before });
  });
}

/** Shows a home again in lists and alerts. */
export async function unhideHome({ id, title }: Home, database: AppDatabase): Promise<void> {
  await write(database, [database.hiddenHomes, database.outbox], async () => {
    const before = await asItWas(database.hiddenHomes, id);
    await database.hiddenHomes.delete(id);
    if (database.userId === ANONYMOUS) return;
    await enqueue(database, { kind: 'home.unhide', entityId: id, payload: { title }, before });
  });
}
