import type { Listing } from '../../../contract/listing/property';
import type { matchAlerts } from '../../../domain/alerts/match-alerts';
import type { AppDatabase } from '../../app-database';
import { hiddenHomeIds } from '../hidden-homes/hidden-home-repository';

/** The code that looks comes with the first alert, not with the first listing. */
async function matches(...asked: Parameters<typeof matchAlerts>) {
  const { matchAlerts: match } = await import('../../../domain/alerts/match-alerts');
  return match(...asked);
}

const CHECKED_KEY = 'alertsCheckedUntil';

/**
 * Looks through the listings fetched since last time for what alerts wait for, and notes each find as
 * a notification of this device's own: with it an alert works without the server. A home that was told
 * of already is not told again.
 */
export async function noteAlertMatches(
  database: AppDatabase,
  now: number = Date.now(),
): Promise<void> {
  const { alerts, listings, notifications, preferences } = database;
  const checkedUntil = Number((await preferences.get(CHECKED_KEY))?.value ?? 0);
  const newest = (await listings.orderBy('fetchedAt').last())?.fetchedAt ?? 0;
  if (newest <= checkedUntil) return;
  const active = await alerts.filter(({ active: on }) => on).toArray();
  const fresh =
    active.length === 0 ? [] : await listings.where('fetchedAt').above(checkedUntil).toArray();
  const found = fresh.length === 0 ? [] : await matches(active, fresh, now);
  const hidden = await hiddenHomeIds(database);
  const blocked = new Set(await database.blocks.toCollection().primaryKeys());
  // Nobody is told of their own homes, of those they hid, or of agents they blocked (SAFE-5).
  const isWanted = ({ id, agent }: Pick<Listing, 'id' | 'agent'>) =>
    agent.id !== database.userId && !hidden.has(id) && !blocked.has(agent.id);
  await database.transaction('rw', notifications, preferences, async () => {
    const told = new Set(
      (await notifications.where('createdAt').above('').toArray())
        .filter(({ type }) => type === 'NEW_PROPERTY_MATCH')
        .map(({ propertyId }) => propertyId),
    );
    await notifications.bulkPut(
      found
        .filter(({ listing }) => !told.has(listing.id) && isWanted(listing))
        .map(({ alert, listing }) => ({
          id: `match-${listing.id}`,
          type: 'NEW_PROPERTY_MATCH' as const,
          propertyId: listing.id,
          propertyTitle: listing.title,
          message: `A new home matches your alert "${alert.name}".`,
          details: { alertName: alert.name },
          read: false,
          createdAt: new Date(now).toISOString(),
          local: true,
        })),
    );
    await preferences.put({ key: CHECKED_KEY, value: newest });
  });
}
