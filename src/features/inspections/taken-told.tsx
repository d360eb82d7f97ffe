import { useDatabase } from '../../components/context/database-context';
import { OtherSlots } from '../../components/form/other-slots';
import stack from '../../components/stack.module.css';
import { chooseOtherSlot } from '../../db/repositories/inspections/choose-other-slot';
import type { SentProps } from './use-sent-inspection';

/** That somebody else got the time, and the nearest free ones (SLOT-3). */
export function TakenTold({ taken }: { taken: SentProps['rows'][number] }) {
  const database = useDatabase();
  return (
    <>
      <p className={stack.small}>{taken.lastError?.message}</p>
      <OtherSlots row={taken} onChoose={(slot) => chooseOtherSlot(taken.id, slot, database)} />
    </>
  );
}
