import { Notice } from '../../../components/notice';
import { HIDE_AFTER_DAYS } from '../../../domain/property/availability';
import type { ShownStatus } from '../../../domain/property/shown-status';
import { ActionButtons } from './action-buttons';
import type { ListingAction } from './listing-action';
import { StatusRefusalNotice } from './status-refusal-notice';

/** What somebody has to decide about a listing of theirs, with the ways to do so. */
export function ListingLifeNotices({
  status,
  confirm,
  onSeePlans,
  onChooseActive,
  onPress,
}: {
  status: ShownStatus;
  /** Says that it is still to be had; null while nobody asks. */
  confirm: ListingAction | null;
  /** Shows what other plans would allow. */
  onSeePlans: () => void;
  /** Shows the published ones, to take one of them offline. */
  onChooseActive: () => void;
  /** Called before each decision. */
  onPress?: () => void;
}) {
  return (
    <>
      {confirm && (
        <Notice tone="warn">
          <p>Still available? Unanswered, it is hidden from search after {HIDE_AFTER_DAYS} days.</p>
          <ActionButtons actions={[confirm]} {...(onPress ? { onPress } : {})} />
        </Notice>
      )}
      {status.refusal && (
        <StatusRefusalNotice
          label={status.label}
          refusal={status.refusal}
          onSeePlans={() => {
            onPress?.();
            onSeePlans();
          }}
          onChooseActive={() => {
            onPress?.();
            onChooseActive();
          }}
        />
      )}
    </>
  );
}
