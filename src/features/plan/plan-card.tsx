import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useDatabase } from '../../components/database-context';
import { SelectField } from '../../components/field';
import stack from '../../components/stack.module.css';
import buttons from '../../components/button.module.css';
import { PLAN_LIMITS, type PlanId } from '../../contract/plan-options';
import { readSnapshot } from '../../db/repositories/account/snapshot-repository';
import { CONTACT_EMAIL } from '../../domain/brand';
import { countOf } from '../../domain/format/count-of';
import { formatDate } from '../../domain/format/format-date';
import { formatNaira } from '../../domain/format/format-naira';
import { planChange } from '../../domain/plans/plan-change';
import { PLANS } from '../../domain/plans/plans';
import { PlanCounters } from './plan-counters';

/** The agent's plan, what of it is used, and the way to another one (PLAN-1). */
export function PlanCard() {
  const database = useDatabase();
  const plan = useLiveQuery(() => readSnapshot('plan', database), [database])?.value;
  const [wanted, setWanted] = useState<PlanId | null>(null);
  if (plan === undefined) return null;
  const own = PLANS.find(({ id }) => id === plan.plan);
  const other = PLANS.find(({ id }) => id === (wanted ?? plan.plan));
  if (own === undefined || other === undefined) return null;
  const change = planChange(own.id, other.id, plan.billingPeriod, new Date());
  return (
    <section className={`${stack.card} ${stack.stack}`} id="plan" aria-labelledby="plan-title">
      <h2 id="plan-title">Your plan: {own.name}</h2>
      <p className={stack.soft}>
        {formatNaira(own.price[plan.billingPeriod])}{' '}
        {plan.billingPeriod === 'yearly' ? 'per year' : 'per month'}
      </p>
      <PlanCounters limits={PLAN_LIMITS} />
      <SelectField
        label="Change to"
        value={other.id}
        options={PLANS.map(({ id, name, price }) => ({
          value: id,
          label: `${name}, ${formatNaira(price[plan.billingPeriod])}${id === own.id ? ' (yours)' : ''}`,
        }))}
        onChange={(event) => setWanted(event.target.value as PlanId)}
      />
      {change.kind === 'upgrade' && (
        <p>
          The upgrade counts at once. You pay the difference for the {countOf(change.days, 'day')}{' '}
          left of this billing month, about {formatNaira(change.naira)}.
        </p>
      )}
      {change.kind === 'downgrade' && (
        <p>
          A downgrade takes effect with your next billing cycle, on {formatDate(change.on)}. Until
          then you keep what {own.name} gives.
        </p>
      )}
      {change.kind !== 'same' && (
        <div>
          <a
            className={`${buttons.button} ${buttons.primary}`}
            href={`mailto:${CONTACT_EMAIL}?${new URLSearchParams({ subject: `Change my plan to ${other.name}` }).toString().replaceAll('+', '%20')}`}
          >
            Write to us for {other.name}
          </a>
        </div>
      )}
    </section>
  );
}
