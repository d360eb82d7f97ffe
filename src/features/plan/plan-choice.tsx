import { Icon } from '../../components/icon';
import stack from '../../components/stack.module.css';
import type { PlanId } from '../../contract/plan/plan-options';
import type { PlanWish } from '../../db/repositories/plans/plan-wish-repository';
import { PlanChange } from './plan-change';
import styles from './plan.module.css';

/** One plan for an agent: it is theirs, or the way to it (PLAN-4). */
export default function PlanChoice({
  plan,
  wish,
  failed,
}: {
  plan: PlanId;
  /** The agent's own plan and what was asked for; null where this device does not know it yet. */
  wish: PlanWish | null;
  /** The server was asked for it, and did not answer. */
  failed: boolean;
}) {
  if (wish === null)
    return (
      <p className={`${stack.small} ${stack.soft}`} role="status">
        {failed
          ? 'Your plan is not on this device yet. It is asked for once there is a network.'
          : 'Asking for your plan …'}
      </p>
    );
  if (wish.plan.plan === plan)
    return (
      <p className={styles.own}>
        <Icon name="check" size={18} /> Your plan
      </p>
    );
  return <PlanChange plan={plan} wish={wish} />;
}
