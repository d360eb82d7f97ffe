import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { listPlanRequests } from '../../db/repositories/plans/plan-request-repository';
import { refreshPlanRequests } from '../../sync/refresh/account/refresh-plan-requests';
import { PlanRequestCard } from './plan-request-card';

/** The plans that agents ask for, until they are decided (PLAN-2). */
export function PlanRequestsSection() {
  const database = useDatabase();
  const entries = useLiveQuery(() => listPlanRequests(database), [database]);
  const [failure, setFailure] = useState('');
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    refreshPlanRequests(database)
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : ''))
      .finally(() => setLooked(true));
  }, [database]);
  const count = entries?.length ?? 0;
  return (
    <section className={stack.stack} aria-labelledby="plan-requests">
      <h2 id="plan-requests">Requests for other plans</h2>
      {failure !== '' && <Notice tone="warn">{failure}</Notice>}
      {!looked && count === 0 && <p role="status">Opening the requests …</p>}
      {looked && failure === '' && count === 0 && <p>No request waits.</p>}
      <ul className={stack.stack}>
        {entries?.map(({ item, rows }) => (
          <li key={item.id}>
            <PlanRequestCard request={item} rows={rows} />
          </li>
        ))}
      </ul>
    </section>
  );
}
