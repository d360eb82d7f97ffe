import { Button, ButtonLink } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import type { StatusRefusal } from '../../../domain/property/shown-status';
import { retryRow } from '../../../sync/retry-row';
import { takeOfflineLabel } from './take-offline-label';

/** Why a listing is not where its agent wants it, and the ways on. */
export function StatusRefusalNotice({
  label,
  refusal,
  onSeePlans,
  onChooseActive,
}: {
  /** 'Not published' and its like. */
  label: string;
  refusal: StatusRefusal;
  onSeePlans: () => void;
  onChooseActive: () => void;
}) {
  const database = useDatabase();
  return (
    <Notice tone="bad">
      <div className={stack.tight}>
        <p>
          {label}: {refusal.why}
        </p>
        <div className={stack.row}>
          {refusal.isConflict ? (
            <ButtonLink to="/outbox">Compare and choose</ButtonLink>
          ) : (
            <Button icon="refresh" onClick={() => void retryRow(refusal.rowId, database)}>
              Try again
            </Button>
          )}
          {refusal.limit !== null && (
            <>
              <Button onClick={onSeePlans}>See plans</Button>
              <Button onClick={onChooseActive}>{takeOfflineLabel(refusal.limit)}</Button>
            </>
          )}
        </div>
      </div>
    </Notice>
  );
}
