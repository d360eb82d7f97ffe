import { Button, ButtonLink } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import type { StatusRefusal } from '../../domain/property/shown-status';
import { retryRow } from '../../sync/retry-row';
import { PLAN_ADDRESS } from './plan-address';

/** Why a listing is not where its agent wants it, and the ways on. */
export function StatusRefusalNotice({
  label,
  refusal,
  onChooseActive,
}: {
  /** 'Not published' and its like. */
  label: string;
  refusal: StatusRefusal;
  onChooseActive: () => void;
}) {
  const database = useDatabase();
  return (
    <Notice tone="bad">
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
            <ButtonLink to={PLAN_ADDRESS}>See plans</ButtonLink>
            <Button onClick={onChooseActive}>Choose one to take offline</Button>
          </>
        )}
      </div>
    </Notice>
  );
}
