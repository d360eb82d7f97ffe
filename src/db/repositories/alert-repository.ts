import type { SearchAlert, SearchAlertContent } from '../../contract/search-alert';
import { alertQuery } from '../../domain/alerts/alert-query';
import type { AppDatabase } from '../app-database';
import { absent, asItWas } from '../before';
import { enqueue } from '../enqueue';
import { deviceIndex } from '../device-index';
import type { ShownRow } from '../outbox-row';
import type { CachedListing } from '../records';
import { write } from '../write';
import { attachRows } from './attach-rows';
import { dropForm, type FromForm } from './form-repository';
import { listListings } from './search-repository';

/** Saved searches and alerts, newest first, each with what waits for it. */
export function listAlerts(
  database: AppDatabase,
): Promise<{ item: SearchAlert; rows: ShownRow[] }[]> {
  return database.transaction('r', database.alerts, database.outbox, async () => {
    const alerts = await database.alerts.orderBy('createdAt').reverse().toArray();
    return attachRows(database, alerts, (alert) => [alert.id]);
  });
}

/** Keeps a search on this phone and in the account; an active one writes mails (RES-9, RES-10). */
export async function saveAlert(
  { form, ...content }: Required<SearchAlertContent> & FromForm,
  database: AppDatabase,
): Promise<string> {
  const id = crypto.randomUUID();
  await write(database, [database.alerts, database.outbox, database.forms], async () => {
    await dropForm(form, database);
    await database.alerts.put({
      ...content,
      criteria: content.criteria,
      id,
      version: 0,
      lastSent: null,
      propertyMatches: 0,
      createdAt: new Date().toISOString(),
    });
    await enqueue(database, {
      kind: 'alert.save',
      entityId: id,
      payload: content,
      before: [absent(database.alerts, id)],
    });
  });
  return id;
}

/** Changes how an alert is called and when it writes, here at once. */
export async function updateAlert(
  alert: SearchAlert,
  {
    form,
    ...change
  }: Pick<SearchAlertContent, 'name' | 'frequency' | 'includeSimilar' | 'active'> & FromForm,
  database: AppDatabase,
): Promise<void> {
  const content = { criteria: alert.criteria as SearchAlertContent['criteria'], ...change };
  await write(database, [database.alerts, database.outbox, database.forms], async () => {
    await dropForm(form, database);
    const before = await asItWas(database.alerts, alert.id);
    await database.alerts.update(alert.id, change);
    await enqueue(database, { kind: 'alert.save', entityId: alert.id, payload: content, before });
  });
}

/** Homes on this phone that an alert is about, newest first, and how many there are. */
export async function listAlertMatches(
  alert: Pick<SearchAlert, 'criteria' | 'includeSimilar'>,
  limit: number,
  database: AppDatabase,
): Promise<{ listings: CachedListing[]; total: number }> {
  const query = alertQuery(alert);
  // Not a call of Dexie's: inside a live query such a promise has to be wrapped.
  const index = await Promise.resolve(deviceIndex(database, query));
  const ids = index.search(query, Date.now());
  return { listings: await listListings(ids.slice(0, limit), database), total: ids.length };
}

/** Deletes a saved search or alert, here at once. */
export async function deleteAlert(alert: SearchAlert, database: AppDatabase): Promise<void> {
  await write(database, [database.alerts, database.outbox], async () => {
    const before = await asItWas(database.alerts, alert.id);
    await database.alerts.delete(alert.id);
    await enqueue(database, {
      kind: 'alert.delete',
      entityId: alert.id,
      payload: { name: alert.name },
      before,
    });
  });
}
