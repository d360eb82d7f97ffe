import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { SelectField } from '../../components/form/field';
import stack from '../../components/stack.module.css';
import { PLAN_LIMITS, type PlanId } from '../../contract/plan/plan-options';
import { readPlanWish } from '../../db/repositories/plans/plan-wish-repository';
import { formatNaira } from '../../domain/format/format-naira';
import { billingMonthWords } from '../../domain/plans/billing-words';
import { PLANS } from '../../domain/plans/plans';
import { useNow } from '../../platform/use-now';
import { PlanChange } from './plan-change';
import { PlanCounters } from './plan-counters';

/** The agent's plan, what of it is used, and the way to another one (PLAN-1). */
export function OwnPlanCard() {
  const database = useDatabase();
  const wish = useLiveQuery(() => readPlanWish(database), [database]);
  const now = useNow();
  const [chosen, setChosen] = useState<PlanId | null>(null);
  const [lastTold, setLastTold] = useState<PlanId | null>(null);
  const told = wish ? (wish.wished ?? wish.takenBack) : null;
  // What became of a request stands there until another plan is chosen, also once nothing waits.
  if (told !== null && told !== lastTold) setLastTold(told);
  if (wish === undefined || wish === null) return null;
  const { plan } = wish;
  const own = PLANS.find(({ id }) => id === plan.plan);
  const other = PLANS.find(({ id }) => id === (chosen ?? told ?? lastTold ?? plan.plan));
  if (own === undefined || other === undefined) return null;
  return (
    <section className={`${stack.card} ${stack.stack}`} id="plan" aria-labelledby="plan-title">
      <h2 id="plan-title">Your plan: {own.name}</h2>
      <p className={stack.soft}>
        {formatNaira(own.price[plan.billingPeriod])}{' '}
        {plan.billingPeriod === 'yearly' ? 'per year' : 'per month'}.{' '}
        {billingMonthWords(plan.billingPeriod, 'this one', now)}
      </p>
      <PlanCounters limits={PLAN_LIMITS} />
      <SelectField
        label="Change to"
        value={other.id}
        options={PLANS.map(({ id, name, price }) => ({
          value: id,
          label: `${name}, ${formatNaira(price[plan.billingPeriod])}${id === own.id ? ' (yours)' : ''}`,
        }))}
        onChoose={(choice) => setChosen(choice)}
      />
      {other.id !== own.id && <PlanChange plan={other.id} wish={wish} />}
    </section>
  );
}
