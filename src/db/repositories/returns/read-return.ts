import type { SearchAlert } from '../../../contract/search/search-alert';
import { type Change, changes } from '../../../domain/returns/changes';
import { resultsPath } from '../../../domain/search/alert-criteria';
import { searchFromParams, type SearchState } from '../../../domain/search/search-state';
import { searchToQuery } from '../../../domain/search/search-to-query';
import type { AppDatabase } from '../../app-database';
import { readSession } from '../account/session-repository';
import { hiddenHomeIds } from '../hidden-homes/hidden-home-repository';
import { readPreference } from '../account/preference-repository';

/** Homes of a saved search that are looked through: more than these are not counted. */
const COUNTED = 50;

/** What somebody who comes back finds: the search shown last, null for none, and what changed (HOME-7). */
export type Return = { search: SearchState | null; changes: Change[] };

/** Reads it from this device alone, one kind after the other. */
export async function readReturn(database: AppDatabase): Promise<Return> {
  const shown = await readPreference('currentSearch', database);
  const search =
    typeof shown === 'string' && shown !== '' ? searchFromParams(new URLSearchParams(shown)) : null;
  const blocked = new Set(await database.blocks.toCollection().primaryKeys());
  const hidden = await hiddenHomeIds(database);
  const messages = await database.messages
    .filter(({ sender }) => !blocked.has(sender.id))
    .toArray();
  // A home that was hidden since is no news.
  const notifications = (
    await database.notifications.orderBy('createdAt').reverse().toArray()
  ).filter(
    ({ type, propertyId }) => type !== 'NEW_PROPERTY_MATCH' || !hidden.has(propertyId ?? ''),
  );
  const visits = await database.inspections.toArray();
  const saved = await database.savedProperties.orderBy('savedAt').reverse().toArray();
  const opened = await database.seenHomes.toArray();
  const alerts = await database.alerts.filter(({ active }) => !active).toArray();
  const searches = [];
  for (const alert of alerts) searches.push({ alert, fresh: await countFresh(alert, database) });
  const seenAt = new Map(opened.map(({ id, at }) => [id, at]));
  const seenPrices = new Map(opened.map(({ id, price }) => [id, price]));
  const reader = (await readSession())?.user.userType ?? 'seeker';
  const known = { reader, messages, notifications, visits, saved, searches, seenAt, seenPrices };
  return {
    search,
    changes: changes(known, new Date()),
  };
}

/** How many homes on this device are newer than the last look at a saved search's results. */
async function countFresh(alert: SearchAlert, database: AppDatabase): Promise<number> {
  const params = new URLSearchParams(resultsPath(alert.criteria).split('?')[1]);
  const key = searchToQuery(searchFromParams(params)).toString();
  const kept = await database.searches.get(key);
  const looked = kept?.lookedAt ?? kept?.fetchedAt ?? Date.parse(alert.createdAt);
  // The search through this device is loaded by who has saved one. Not a call of Dexie's: it is wrapped.
  const code = await Promise.resolve(import('../alerts/alert-repository').catch(() => null));
  if (code === null) return 0;
  // Its results are what it says; similar homes are of an alert alone.
  const exact = { ...alert, includeSimilar: false };
  const { listings } = await Promise.resolve(code.listAlertMatches(exact, COUNTED, database));
  return listings.filter(({ publishedAt }) => Date.parse(publishedAt ?? '') > looked).length;
}
