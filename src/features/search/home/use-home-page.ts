import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../../components/context/database-context';
import { useFirstHomePage } from '../../../components/context/first-answer-context';
import { useRefresh } from '../../../components/delivery/use-refresh';
import type { HomePage } from '../../../contract/listing/home-page';
import { readHomePage } from '../../../db/repositories/search/home-page-repository';
import { refreshHomePage } from '../../../sync/refresh/refresh-home-page';

type Shown = {
  /** Undefined while it is looked for, null where there is none and it could not be fetched. */
  page: HomePage | null | undefined;
  /** When it was fetched, in milliseconds, where the server gives no newer one; else null. */
  staleSince: number | null;
};

/** The newest homes and the popular places, from the document or this device at once, and renewed. */
export function useHomePage(): Shown {
  const database = useDatabase();
  const first = useFirstHomePage();
  const cameAt = first?.at ?? 0;
  const kept = useLiveQuery(() => readHomePage(database), [database]);
  const { failure } = useRefresh(() => refreshHomePage(database, cameAt));
  if (first !== null && (kept?.at ?? 0) < cameAt) return { page: first.answer, staleSince: null };
  // A browser that refuses storage never answers.
  if (kept === null || kept === undefined)
    return { page: failure === null ? undefined : null, staleSince: null };
  return { page: kept.answer, staleSince: failure === null ? null : kept.at };
}
