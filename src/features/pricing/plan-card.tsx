import type { ReactNode } from 'react';
import { Badge } from '../../components/badge';
import { Icon } from '../../components/icon';
import stack from '../../components/stack.module.css';
import { formatNaira } from '../../domain/format/format-naira';
import { planFeatures } from '../../domain/plans/plan-features';
import type { BillingPeriod } from '../../contract/plan/plan-options';
import type { Plan } from '../../domain/plans/plans';
import styles from './pricing-page.module.css';

/** One plan with its price for the period and what it gives. */
export function PlanCard({
  plan,
  period,
  action,
}: {
  plan: Plan;
  period: BillingPeriod;
  /** The way to it, below what it gives. */
  action: ReactNode;
}) {
  const features = planFeatures(plan.entitlements);
  const monthOfYear = Math.round(plan.price.yearly / 12);
  return (
    <article
      className={`${stack.card} ${styles.plan} ${plan.recommended ? styles.recommended : ''}`}
      aria-label={`${plan.name} plan`}
    >
      <div className={stack.between}>
        <h2>{plan.name}</h2>
        {plan.recommended && <Badge tone="good">Recommended</Badge>}
      </div>
      <p className={styles.price}>
        <strong>{formatNaira(plan.price[period])}</strong>{' '}
        <span className={stack.soft}>{period === 'monthly' ? 'per month' : 'per year'}</span>
      </p>
      <p className={`${stack.soft} ${stack.small}`}>
        {period === 'yearly'
          ? `${formatNaira(monthOfYear)} per month, paid once a year`
          : `or ${formatNaira(plan.price.yearly)} per year`}
      </p>
      {features.length === 0 ? (
        <p className={stack.soft}>No features listed for this plan</p>
      ) : (
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>
              <Icon name="check" size={18} />
              {feature}
            </li>
          ))}
        </ul>
      )}
      {action}
    </article>
  );
}
