import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import stack from '../../components/stack.module.css';
import { showNotKept } from '../../components/delivery/show-not-kept';
import type { PlanId } from '../../contract/plan/plan-options';
import { askForPlan, withdrawPlan } from '../../db/repositories/plans/plan-commands';
import type { PlanWish } from '../../db/repositories/plans/plan-wish-repository';
import { deliveryOf } from '../../domain/outbox/delivery';
import { askedWords } from '../../domain/plans/asked-words';
import { planName } from '../../domain/plans/plan-name';

/** Asks for a plan, or says that it is asked for and takes that back (PLAN-2). */
export function PlanAsk({
  plan,
  look,
  wish: { wished, rows },
}: {
  plan: PlanId;
  /** A larger plan stands out. */
  look: 'primary' | 'secondary';
  wish: Pick<PlanWish, 'wished' | 'rows'>;
}) {
  const database = useDatabase();
  const refused = rows.filter(({ state }) => state === 'rejected');
  if (wished === plan)
    return (
      <div className={stack.tight} role="status">
        <p>
          <strong>{askedWords(rows.length === 0)}.</strong> We write to you about payment before the
          plan changes.
        </p>
        {rows.length > 0 && (
          <div>
            <DeliveryChip delivery={deliveryOf(rows, false)} />
          </div>
        )}
        <Button wide onClick={() => void withdrawPlan(plan, database).catch(showNotKept)}>
          Take the request back
        </Button>
      </div>
    );
  return (
    <div className={stack.tight}>
      <p className={`${stack.small} ${stack.soft}`}>
        Nothing is paid here: we write to you about payment before the plan changes.
        {wished !== null && ` This takes the place of ${planName(wished)}, which you asked for.`}
      </p>
      {refused.length > 0 && <DeliveryChip delivery={deliveryOf(refused, false)} />}
      <Button look={look} wide onClick={() => void askForPlan(plan, database).catch(showNotKept)}>
        Ask for this plan<span className="visually-hidden">: {planName(plan)}</span>
      </Button>
    </div>
  );
}
