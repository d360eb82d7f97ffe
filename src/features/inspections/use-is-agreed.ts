import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import type { Inspection } from '../../contract/inspection/inspection';
import { isAgreedTo } from '../../db/repositories/inspections/is-agreed-to';

/** Whether a seeker has written that the time which was proposed suits them; undefined until the device has answered. */
export function useIsAgreed(inspection: Inspection): boolean | undefined {
  const database = useDatabase();
  const { id, status, requestDate, requestTime } = inspection;
  return useLiveQuery(
    () => isAgreedTo(inspection, database),
    // The rest of it changes nothing.
    // oxlint-disable-next-line react/exhaustive-deps
    [database, id, status, requestDate, requestTime],
  );
}
