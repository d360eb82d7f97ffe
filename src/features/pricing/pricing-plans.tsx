import { type ReactNode, useState } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import stack from '../../components/stack.module.css';
import type { BillingPeriod, PlanId } from '../../contract/plan/plan-options';
import { readSnapshot } from '../../db/repositories/account/snapshot-repository';
import { PLANS, YEARLY_DISCOUNT_PERCENT } from '../../domain/plans/plans';
import { storePlanChoice } from '../../platform/plan-choice';
import { OwnPeriod } from './own-period';
import { PlanCard } from './plan-card';
import styles from './pricing-page.module.css';

const PERIODS: { value: BillingPeriod; label: string }[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];

type Choice = (plan: PlanId) => ReactNode;

/** The four plans, by month or by year (PRICE-1). */
export function PricingPlans({
  renderChoice,
}: {
  /** Changing to a plan, for whoever has one already; everybody else signs up. */
  renderChoice: Choice | null;
}) {
  return renderChoice === null ? (
    <Plans own={null} renderChoice={null} />
  ) : (
    <OwnPlans renderChoice={renderChoice} />
  );
}

/** They begin with the period that the agent pays by, once this device knows it. */
function OwnPlans({ renderChoice }: { renderChoice: Choice }) {
  const database = useDatabase();
  const plan = useLiveQuery(() => readSnapshot('plan', database), [database])?.value;
  return <Plans own={plan?.billingPeriod ?? null} renderChoice={renderChoice} />;
}

function Plans({
  own,
  renderChoice,
}: {
  /** The period that the agent pays by. */
  own: BillingPeriod | null;
  renderChoice: Choice | null;
}) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<BillingPeriod | null>(null);
  const period = chosen ?? own ?? 'monthly';
  return (
    <div className={stack.page}>
      <div className={styles.head}>
        <h1>Pricing</h1>
        <p className={stack.soft}>
          Plans for agents, agencies, developers and owners. Looking for a home costs nothing.
        </p>
        <fieldset className={styles.toggle} data-needs-script>
          <legend className="visually-hidden">Billing period</legend>
          {PERIODS.map(({ value, label }) => (
            <label key={value} className={styles.period}>
              <input
                type="radio"
                name="period"
                className={styles.radio}
                checked={period === value}
                onChange={() => setChosen(value)}
              />
              {label}
              {value === 'yearly' && (
                <span className={styles.save}>save {YEARLY_DISCOUNT_PERCENT}%</span>
              )}
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.plans}>
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            period={period}
            action={
              renderChoice !== null ? (
                <div className={stack.tight}>
                  {own !== null && own !== period && <OwnPeriod period={own} />}
                  {renderChoice(plan.id)}
                </div>
              ) : (
                <Button
                  look={plan.recommended ? 'primary' : 'secondary'}
                  wide
                  onClick={() => {
                    storePlanChoice({ planId: plan.id, period });
                    void navigate('/signup');
                  }}
                >
                  Get Started<span className="visually-hidden"> with {plan.name}</span>
                </Button>
              )
            }
          />
        ))}
      </div>
      <p className={`${stack.soft} ${stack.small}`}>
        Pay by card or bank transfer. An upgrade is prorated and counts as soon as it is granted; a
        downgrade takes effect on the next billing cycle. A new account is approved within 4 days.
      </p>
    </div>
  );
}
