import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../../components/context/database-context';
import { useFirstHomePage } from '../../../components/context/first-answer-context';
import { useRefresh } from '../../../components/delivery/use-refresh';
import type { HomePage } from '../../../contract/listing/home-page';
import { readHomePage } from '../../../db/repositories/search/home-page-repository';
import { refreshHomePage } from '../../../sync/refresh/refresh-home-page';

/**
 * The newest homes and the popular places, from the document or this phone at once, and renewed;
 * undefined while they are looked for, null where there are none and the server is not reached.
 */
export function useHomePage(): HomePage | null | undefined {
  const database = useDatabase();
  const first = useFirstHomePage();
  const cameAt = first?.at ?? 0;
  const kept = useLiveQuery(() => readHomePage(database), [database]);
  const { failure } = useRefresh(() => refreshHomePage(database, cameAt));
  if (first !== null && (kept?.at ?? 0) < cameAt) return first.answer;
  if (kept === null) return failure === null ? undefined : null;
  return kept?.answer;
}
