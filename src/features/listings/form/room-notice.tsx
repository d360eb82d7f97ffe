import { useLiveQuery } from 'dexie-react-hooks';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../../components/context/database-context';
import { Notice } from '../../../components/notice';
import { readPublishWarning } from '../../../db/repositories/my-properties/plan-warning-repository';
import { PLAN_ADDRESS } from '../../../domain/navigation/plan-address';

/**
 * Says while a new listing is written that the plan has no room to publish it: for one more listing, or
 * in the state of its address (PLAN-3).
 */
export function RoomNotice({
  id,
  limit,
  address,
}: {
  id: string;
  limit: 'listings' | 'states';
  address: string;
}) {
  const database = useDatabase();
  const read = useDeferredValue(address);
  const warning = useLiveQuery(
    () => readPublishWarning([{ id, content: { address: read, location: null } }], database),
    [database, id, read],
  );
  if (!warning || warning.limit !== limit) return null;
  return (
    <Notice>
      {warning.text} You can write it all the same: it is a draft, or waits for room.{' '}
      <Link to={PLAN_ADDRESS}>See your plan</Link>
    </Notice>
  );
}
