import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../components/context/database-context';
import { useNow } from '../platform/use-now';
import { countNews, type News } from '../db/repositories/notifications/count-news';

/** How much is new for whoever uses the app; undefined while the phone still looks. */
export function useNews(): News | undefined {
  const database = useDatabase();
  // A visit that is over waits for no answer.
  const now = useNow();
  return useLiveQuery(() => countNews(database, now), [database, now]);
}
