import stack from '../../components/stack.module.css';
import type { BillingPeriod } from '../../contract/plan/plan-options';
import { CONTACT_EMAIL } from '../../domain/brand';

/** By what an agent pays, beside a price of the other period: no change of a plan changes it. */
export function OwnPeriod({ period }: { period: BillingPeriod }) {
  return (
    <p className={stack.small}>
      You pay by the {period === 'yearly' ? 'year' : 'month'}; to change that, write to{' '}
      <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>.
    </p>
  );
}
