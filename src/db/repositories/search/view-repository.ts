import { DAY_MS } from '../../../domain/dates/milliseconds';
import { dayInNigeria } from '../../../domain/format/day-in-nigeria';
import type { AppDatabase } from '../../app-database';
import { enqueue } from '../../enqueue';

/** Days for which a look is remembered: the server takes none that is older. */
const KEPT_DAYS = 30;

/**
 * Notes that a published home was looked at, once a day, with or without a network; the outbox tells
 * the server. `deviceId` says nothing of its owner.
 */
export async function recordView(
  propertyId: string,
  deviceId: string,
  database: AppDatabase,
  now: number = Date.now(),
): Promise<void> {
  const day = dayInNigeria(new Date(now));
  const id = `${propertyId} ${day}`;
  await database.transaction('rw', database.views, database.outbox, async () => {
    if ((await database.views.get(id)) !== undefined) return;
    await database.views
      .where('day')
      .below(dayInNigeria(new Date(now - KEPT_DAYS * DAY_MS)))
      .delete();
    await database.views.put({ id, day });
    await enqueue(database, {
      kind: 'property.view',
      entityId: propertyId,
      payload: { propertyId, deviceId, day },
      before: [],
    });
  });
}
