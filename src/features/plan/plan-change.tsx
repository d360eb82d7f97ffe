import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import stack from '../../components/stack.module.css';
import type { BillingPeriod, PlanId } from '../../contract/plan/plan-options';
import { readAwaitingPlan } from '../../db/repositories/my-properties/listing-room';
import type { PlanWish } from '../../db/repositories/plans/plan-wish-repository';
import { countOf } from '../../domain/format/count-of';
import { formatCount } from '../../domain/format/format-count';
import { formatDate } from '../../domain/format/format-date';
import { formatNaira } from '../../domain/format/format-naira';
import { overPlan } from '../../domain/plans/over-plan';
import { planChange } from '../../domain/plans/plan-change';
import { planName } from '../../domain/plans/plan-name';
import { PlanAsk } from './plan-ask';
import styles from './plan.module.css';
import { useNow } from '../../platform/use-now';

/** What changing to a plan means for an agent who has another one, and asking for it (PLAN-2). */
export function PlanChange({ plan, wish }: { plan: PlanId; wish: PlanWish }) {
  const { plan: own } = wish;
  const { kind } = planChange(own.plan, plan, own.billingPeriod, useNow());
  return (
    <div className={stack.tight}>
      <ChangeWords from={own.plan} to={plan} period={own.billingPeriod} />
      {kind === 'upgrade' && <AwaitingWords plan={plan} />}
      <OverWords lines={overPlan(own.uses, plan)} name={planName(plan)} />
      <PlanAsk plan={plan} wish={wish} look={kind === 'upgrade' ? 'primary' : 'secondary'} />
    </div>
  );
}

/** What the change costs, or when it counts. */
function ChangeWords({ from, to, period }: { from: PlanId; to: PlanId; period: BillingPeriod }) {
  const change = planChange(from, to, period, useNow());
  // When the paid year ends, the server holds the request to; this device is not told.
  if (period === 'yearly' && change.kind !== 'same')
    return (
      <p>
        {change.kind === 'upgrade'
          ? 'The upgrade counts as soon as it is granted. You pay the difference for what is left of the year you have paid for: we write to you about the sum.'
          : `A downgrade takes effect when the year you have paid for ends: we write to you about the day. Until then you keep what ${planName(from)} gives.`}
      </p>
    );
  if (change.kind === 'upgrade')
    return (
      <p>
        The upgrade counts as soon as it is granted. You pay the difference for the{' '}
        {countOf(change.days, 'day')} left of this billing month, about {formatNaira(change.naira)}.
        You go on paying by the month, as now.
      </p>
    );
  if (change.kind === 'downgrade' && change.on !== null)
    return (
      <p>
        A downgrade takes effect with your next billing cycle, on {formatDate(change.on)}. Until
        then you keep what {planName(from)} gives.
      </p>
    );
  return null;
}

/** What waits for room goes out with the change, with no other word: so it is said before. */
function AwaitingWords({ plan }: { plan: PlanId }) {
  const database = useDatabase();
  const found = useLiveQuery(() => readAwaitingPlan(plan, database), [plan, database]);
  if (!found || found.room === 0) return null;
  const { waiting, room } = found;
  const wait = countOf(waiting, 'listing that waits', 'listings that wait');
  return (
    <p>
      {room === waiting ? `The ${wait}` : `${formatCount(room)} of the ${wait}`} for room{' '}
      {room === 1 ? 'is' : 'are'} published as soon as it is granted.
    </p>
  );
}

/** What would be over the limits of a smaller plan, and what becomes of it. */
function OverWords({ lines, name }: { lines: readonly string[]; name: string }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.over}>
      <p>More than {name} allows:</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}.</li>
        ))}
      </ul>
      <p>What is published stays so; nothing else is published before there is room.</p>
    </div>
  );
}
