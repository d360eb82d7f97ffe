import { Button, ButtonLink } from '../../components/button';
import { Dialog } from '../../components/dialog';
import stack from '../../components/stack.module.css';
import { PLAN_ADDRESS } from './plan-address';

/** Says before a listing is published that the plan has no room for it, with the ways on. */
export function PublishWarningDialog({
  warning,
  onDraft,
  onChooseActive,
  onPublish,
  onClose,
}: {
  warning: string;
  /** Saves it as a draft instead; absent where it is one already. */
  onDraft?: () => void;
  onChooseActive: () => void;
  onPublish: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title="No room in your plan" onClose={onClose}>
      <p>{warning}</p>
      <div className={stack.tight}>
        {onDraft && (
          <Button look="primary" wide onClick={onDraft}>
            Save as a draft
          </Button>
        )}
        <Button wide onClick={onChooseActive}>
          Choose one to take offline
        </Button>
        <ButtonLink wide to={PLAN_ADDRESS}>
          See plans
        </ButtonLink>
        <Button wide onClick={onPublish}>
          Publish anyway
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
