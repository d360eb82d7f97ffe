import { dayInNigeria } from '../../../domain/format/day-in-nigeria';
import type { ManyAction } from '../../../domain/property/many-listings';
import type { AppDatabase } from '../../app-database';
import { write } from '../../write';
import { applyBoost } from '../boosts/boost-commands';
import {
  closeListing,
  confirmListing,
  giveUpPublishing,
  setPublished,
} from './listing-life-commands';
import { deleteProperty } from './my-property-commands';

/**
 * Does the same with each of these listings of one's own: a row of the outbox each, all of them or
 * none. @throws PhoneFullError when there is no room for them
 */
export function actOnMany(
  action: ManyAction,
  ids: readonly string[],
  database: AppDatabase,
): Promise<void> {
  return write(database, database.tables, async () => {
    for (const id of ids) await COMMANDS[action](id, database);
  });
}

const COMMANDS: Record<ManyAction, (id: string, database: AppDatabase) => Promise<unknown>> = {
  confirm: confirmListing,
  // Those that the plan has no room for wait for it, as their status then says.
  publish: (id, database) => setPublished(id, true, database, true),
  close: (id, database) => closeListing(id, { date: dayInNigeria(new Date()) }, database),
  // What was not sent yet is just not sent.
  unpublish: giveUpPublishing,
  boost: async (id, database) => {
    const title = (await database.myProperties.get(id))?.content.title ?? '';
    return applyBoost({ id, title }, database);
  },
  delete: deleteProperty,
};
