import { Link } from 'react-router-dom';
import { useDatabase } from '../../components/context/database-context';
import { OtherSlots } from '../../components/form/other-slots';
import stack from '../../components/stack.module.css';
import { chooseOtherSlot } from '../../db/repositories/inspections/choose-other-slot';
import type { SentProps } from './use-sent-inspection';

/** That somebody else got the time, and the nearest free ones (SLOT-3). */
export function TakenTold({
  taken,
  propertyId,
}: {
  taken: SentProps['rows'][number];
  propertyId: string;
}) {
  const database = useDatabase();
  return (
    <>
      <p className={stack.small}>{taken.lastError?.message}</p>
      {/* Where the agent offers no times the server knows of no free one. */}
      {taken.lastError?.free === undefined && (
        <Link className={stack.reach} to={`/property-detail/${propertyId}`}>
          Ask for another time on its page
        </Link>
      )}
      <OtherSlots row={taken} onChoose={(slot) => chooseOtherSlot(taken.id, slot, database)} />
    </>
  );
}
