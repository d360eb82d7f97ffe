import stack from '../../components/stack.module.css';
import { BILLING_PERIODS } from '../../contract/plan/plan-options';
import { formatNaira } from '../../domain/format/format-naira';
import { BILLING_MONTHS } from '../../domain/plans/billing-words';
import { planFeatures } from '../../domain/plans/plan-features';
import { PLANS, YEARLY_DISCOUNT_PERCENT } from '../../domain/plans/plans';
import styles from './business-signup.module.css';
import type { StepProps } from './step-props';

/** Which plan, and paid by the month or by the year. */
export function PlanStep({ form, errors, change }: StepProps) {
  return (
    <>
      <fieldset className={stack.tight}>
        <legend className={styles.legend}>Billing period</legend>
        <div className={stack.row}>
          {BILLING_PERIODS.map((period) => (
            <label key={period} className={styles.option}>
              <input
                type="radio"
                name="billingPeriod"
                checked={form.billingPeriod === period}
                onChange={() => change('billingPeriod', period)}
              />
              {period === 'monthly' ? 'Monthly' : `Yearly, ${YEARLY_DISCOUNT_PERCENT}% off`}
            </label>
          ))}
        </div>
        {form.billingPeriod === 'monthly' && (
          <p className={`${stack.small} ${stack.soft}`}>{BILLING_MONTHS}</p>
        )}
      </fieldset>
      <fieldset
        className={stack.tight}
        aria-describedby={errors.selectedPlan ? 'business-selectedPlan-error' : undefined}
      >
        <legend className={styles.legend}>
          Plan<span aria-hidden="true"> *</span>
        </legend>
        {errors.selectedPlan && (
          <p id="business-selectedPlan-error" className={styles.error}>
            {errors.selectedPlan}
          </p>
        )}
        {PLANS.map((plan, index) => (
          <label key={plan.id} className={styles.option}>
            <input
              id={index === 0 ? 'business-selectedPlan' : undefined}
              type="radio"
              name="selectedPlan"
              checked={form.selectedPlan === plan.id}
              onChange={() => change('selectedPlan', plan.id)}
            />
            <span>
              <strong>{plan.name}</strong>, {formatNaira(plan.price[form.billingPeriod])}{' '}
              {form.billingPeriod === 'monthly' ? 'per month' : 'per year'}
              {plan.recommended && ' (recommended)'}
              <span className={`${stack.small} ${stack.soft} ${styles.detail}`}>
                {planFeatures(plan.entitlements).slice(0, 3).join(' · ')}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
