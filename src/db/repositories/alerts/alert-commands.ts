import type { SearchAlert, SearchAlertContent } from '../../../contract/search/search-alert';
import type { AppDatabase } from '../../app-database';
import { absent, asItWas } from '../../before';
import { enqueue } from '../../enqueue';
import { write } from '../../write';
import { dropForm, type FromForm } from '../forms/form-repository';
import { savedSearch } from './saved-search-repository';

/** What a person says of an alert besides what it looks for. */
type AlertWords = Pick<SearchAlert, 'name' | 'frequency' | 'includeSimilar' | 'active'>;

/**
 * Keeps a search on this device and in the account; an active one writes mails (RES-9, RES-10). One that is here already,
 * perhaps since a moment ago, is not made twice: it is turned on where that is asked.
 * @returns the id of the search
 */
export async function saveAlert(
  { form, ...content }: AlertWords & Pick<SearchAlertContent, 'criteria'> & FromForm,
  database: AppDatabase,
): Promise<string> {
  const { criteria, ...words } = content;
  return write(database, [database.alerts, database.outbox, database.forms], async () => {
    await dropForm(form, database);
    const same = await savedSearch(criteria, database);
    if (same === null) return addAlert(content, database);
    if (words.active) await updateAlert(same, words, database);
    return same.id;
  });
}

async function addAlert(
  content: AlertWords & Pick<SearchAlertContent, 'criteria'>,
  database: AppDatabase,
): Promise<string> {
  const id = crypto.randomUUID();
  const savedAt = new Date().toISOString();
  await database.alerts.put({
    ...content,
    id,
    version: 0,
    lastSent: null,
    propertyMatches: 0,
    createdAt: savedAt,
    watchedFrom: savedAt,
  });
  const before = [absent(database.alerts, id)];
  await enqueue(database, { kind: 'alert.save', entityId: id, payload: content, before });
  return id;
}

/** Changes how an alert is called and when it writes, here at once. */
export async function updateAlert(
  alert: SearchAlert,
  { form, ...change }: AlertWords & FromForm,
  database: AppDatabase,
): Promise<void> {
  const { active, ...words } = change;
  // Whoever stopped its mails by their link, or on another phone, turned it off for good: a new name leaves that alone.
  const said = active === alert.active ? words : change;
  const content = { criteria: alert.criteria as SearchAlertContent['criteria'], ...said };
  await write(database, [database.alerts, database.outbox, database.forms], async () => {
    await dropForm(form, database);
    const before = await asItWas(database.alerts, alert.id);
    // What was published while it was off is no news.
    const since = alert.active || !active ? {} : { watchedFrom: new Date().toISOString() };
    await database.alerts.update(alert.id, { ...said, ...since });
    await enqueue(database, { kind: 'alert.save', entityId: alert.id, payload: content, before });
  });
}

/** Makes an alert of a saved search: from now on what is new in it is written to its person (RES-9). */
export async function turnAlertOn(id: string, database: AppDatabase): Promise<void> {
  const alert = await database.alerts.get(id);
  if (alert === undefined) return;
  const { name, frequency, includeSimilar } = alert;
  await updateAlert(alert, { name, frequency, includeSimilar, active: true }, database);
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
