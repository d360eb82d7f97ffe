import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import { readMyProperty } from '../../db/repositories/my-properties/my-property-repository';
import { type QuickReply, quickReplies } from '../../domain/messages/quick-replies';
import { pageOrigin } from '../../platform/page-origin';

/** What can be answered about a home by a tap; none where it is not one's own on this device. */
export function useQuickReplies(propertyId: string): QuickReply[] {
  const database = useDatabase();
  const home = useLiveQuery(() => readMyProperty(propertyId, database), [database, propertyId]);
  if (home === undefined) return [];
  const url = `${pageOrigin()}/property-detail/${propertyId}`;
  return quickReplies({ ...home.content, status: home.status }, url);
}
