import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../components/context/database-context';
import stack from '../../components/stack.module.css';
import { useRefresh } from '../../components/delivery/use-refresh';
import type { PlanLimit } from '../../contract/plan/plan-options';
import { countOutbox } from '../../db/repositories/outbox/count-outbox';
import { readSnapshot } from '../../db/repositories/account/snapshot-repository';
import { PLAN_ADDRESS } from '../../domain/navigation/plan-address';
import { formatDate } from '../../domain/format/format-date';
import { limitCounter } from '../../domain/plans/limit-counter';
import { refreshPlan } from '../../sync/refresh/account/refresh-plan';
import { useNow } from '../../platform/use-now';
import styles from './plan.module.css';

/** How much of what a section is about the plan still allows, before the limit is met (PLAN-1). */
export function PlanCounters({ limits }: { limits: readonly PlanLimit[] }) {
  const database = useDatabase();
  const plan = useLiveQuery(() => readSnapshot('plan', database), [database])?.value;
  const now = useNow();
  const waits = useLiveQuery(async () => (await countOutbox(database)).goesOut, [database], true);
  // What was used is counted by the server: asked again once all of it has arrived.
  useRefresh(() => (waits ? Promise.resolve() : refreshPlan(database)), String(waits));
  if (plan === undefined || limits.length === 0) return null;
  return (
    <ul className={styles.counters} aria-label="Your plan">
      {limits.map((limit) => {
        const use = plan.uses.find((other) => other.limit === limit);
        if (use === undefined) return null;
        const counter = limitCounter(use, now);
        return (
          <li key={limit} className={styles.counter} data-tight={counter.tight}>
            <span>{counter.text}</span>
            {counter.share !== null && (
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${counter.share * 100}%` }} />
              </span>
            )}
            {counter.tight && (
              <span className={`${stack.small} ${stack.soft}`}>
                {use.renewsAt !== null && `Begins anew on ${formatDate(use.renewsAt)}. `}
                {counter.liftedBy !== null && (
                  <Link to={PLAN_ADDRESS}>The {counter.liftedBy} plan allows more</Link>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
