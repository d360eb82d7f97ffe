import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { Dialog } from '../../../components/dialog/dialog';
import stack from '../../../components/stack.module.css';
import { showNotKept } from '../../../components/delivery/show-not-kept';
import type { PlanId } from '../../../contract/plan/plan-options';
import type { PublishWarning } from '../../../db/repositories/my-properties/plan-warning-repository';
import { askForPlan } from '../../../db/repositories/plans/plan-commands';
import { PlanOfferList } from './plan-offer-list';
import { takeOfflineLabel } from './take-offline-label';

/** Says before a listing is published that the plan has no room for it, with the ways on (PLAN-3). */
export function PublishWarningDialog({
  warning,
  onDraft,
  onChooseActive,
  onWait,
  onClose,
}: {
  warning: PublishWarning;
  /** Saves it as a draft instead; absent where it is one already. */
  onDraft?: () => void;
  onChooseActive: () => void;
  /** Keeps it waiting on the server until the plan has room. */
  onWait: () => void;
  onClose: () => void;
}) {
  const database = useDatabase();
  const ask = (plan: PlanId) => {
    askForPlan(plan, database).then(onWait, showNotKept);
  };
  return (
    <Dialog title="No room in your plan" onClose={onClose}>
      <p>{warning.text}</p>
      <PlanOfferList needs={warning.needs} onAsk={ask} />
      <p className={`${stack.small} ${stack.soft}`}>
        Nothing is paid here: we write to you about payment before the plan changes. Meanwhile the
        listing waits, and it is published by itself once there is room.
      </p>
      <div className={stack.tight}>
        <Button look="primary" wide onClick={onWait}>
          Publish when there is room
        </Button>
        {onDraft && (
          <Button wide onClick={onDraft}>
            Save as a draft
          </Button>
        )}
        <Button wide onClick={onChooseActive}>
          {takeOfflineLabel(warning.limit)}
        </Button>
        {onDraft === undefined && (
          <Button look="plain" wide onClick={onClose}>
            Leave it as it is
          </Button>
        )}
      </div>
    </Dialog>
  );
}
