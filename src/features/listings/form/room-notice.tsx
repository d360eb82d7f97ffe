import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../../components/context/database-context';
import { Notice } from '../../../components/notice';
import { readPublishWarning } from '../../../db/repositories/my-properties/plan-warning-repository';
import { PLAN_ADDRESS } from '../../../domain/navigation/plan-address';

/** Says before a new listing is written that the plan has no room to publish it (PLAN-3). */
export function RoomNotice({ id }: { id: string }) {
  const database = useDatabase();
  // Where it lies is not known yet: a limit of states is told when it is saved.
  const warning = useLiveQuery(
    () => readPublishWarning([{ id, content: { address: '', location: null } }], database),
    [database, id],
  );
  if (!warning) return null;
  return (
    <Notice>
      {warning.text} You can write it all the same: it is kept as a draft, or waits until there is
      room. <Link to={PLAN_ADDRESS}>See your plan</Link>
    </Notice>
  );
}
