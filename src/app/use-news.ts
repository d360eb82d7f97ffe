import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../components/context/database-context';
import { countNews, type News } from '../db/repositories/notifications/count-news';

/** How much is new for whoever uses the app; undefined while the phone still looks. */
export function useNews(): News | undefined {
  const database = useDatabase();
  return useLiveQuery(() => countNews(database), [database]);
}
