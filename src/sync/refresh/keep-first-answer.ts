import type { FirstAnswer } from '../../contract/first-answer';
import type { AppDatabase } from '../../db/app-database';
import { noteAlertMatches } from '../../db/repositories/alerts/alert-match-repository';
import { storeBackground } from '../../db/repositories/search/background-repository';
import { storeHomePage } from '../../db/repositories/search/home-page-repository';
import { storeListing, storeResults } from '../../db/repositories/search/search-repository';

/** Keeps what came with the document as if this device had asked for it. */
export async function keepFirstAnswer(first: FirstAnswer, database: AppDatabase): Promise<void> {
  if (first.page === 'property') {
    const { listing, background } = first;
    if (background) await storeBackground(listing.id, background, Date.now(), database);
    return storeListing(listing, database);
  }
  if (first.page === 'home')
    return storeHomePage(first.answer, { asked: '', at: Date.now() }, database);
  // That page keeps it itself, with code that the others do not load.
  if (first.page === 'agent') return;
  await storeResults(first.key, first.answer, true, database);
  // New homes may be what an alert waits for; without it the search is no worse.
  await noteAlertMatches(database).catch(() => undefined);
}
