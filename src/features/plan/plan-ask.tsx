import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { useKeptFocus } from '../../components/focus/use-kept-focus';
import stack from '../../components/stack.module.css';
import { showNotKept } from '../../components/delivery/show-not-kept';
import type { PlanId } from '../../contract/plan/plan-options';
import { askForPlan, withdrawPlan } from '../../db/repositories/plans/plan-commands';
import { deliveryOf } from '../../domain/outbox/delivery';
import { askedWords } from '../../domain/plans/asked-words';
import { planName } from '../../domain/plans/plan-name';
import type { PlanWish } from '../../db/repositories/plans/plan-wish-repository';

/** Asks for a plan, or says that it is asked for and takes that back (PLAN-2). */
export function PlanAsk({
  plan,
  look,
  wish: { wished, takenBack, rows },
}: {
  plan: PlanId;
  /** A larger plan stands out. */
  look: 'primary' | 'secondary';
  wish: Pick<PlanWish, 'wished' | 'takenBack' | 'rows'>;
}) {
  const database = useDatabase();
  const isAsked = wished === plan;
  // The button that was pressed gives way to other words: the keyboard's place stays with those.
  const around = useKeptFocus(isAsked);
  const refused = rows.filter(({ state }) => state === 'rejected');
  const isTakenBack = takenBack === plan;
  return (
    <div ref={around} tabIndex={-1}>
      <div data-index={0} className={stack.tight}>
        {isAsked || isTakenBack ? (
          <div className={stack.tight} role="status">
            <p>
              <strong>
                {isAsked ? askedWords(rows.length === 0) : 'Taken back, not with us yet'}.
              </strong>
              {isAsked && ' We write to you about payment before the plan changes.'}
            </p>
            {rows.length > 0 && (
              <div>
                <DeliveryChip delivery={deliveryOf(rows, false)} />
              </div>
            )}
          </div>
        ) : null}
        {isAsked ? (
          <Button wide onClick={() => void withdrawPlan(plan, database).catch(showNotKept)}>
            Take the request back
          </Button>
        ) : (
          <>
            <p className={`${stack.small} ${stack.soft}`}>
              Nothing is paid here: we write to you about payment before the plan changes.
              {wished !== null &&
                ` This takes the place of ${planName(wished)}, which you asked for.`}
            </p>
            {refused.length > 0 && !isTakenBack && (
              <DeliveryChip delivery={deliveryOf(refused, false)} />
            )}
            <Button
              look={look}
              wide
              onClick={() => void askForPlan(plan, database).catch(showNotKept)}
            >
              Ask for this plan<span className="visually-hidden">: {planName(plan)}</span>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
