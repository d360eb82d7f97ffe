import type { Slot } from '../../contract/inspection/offered-times';
import { isSoon } from '../../domain/inspections/times/is-soon';
import { slotWords } from '../../domain/inspections/times/slot-words';
import { visitStart } from '../../domain/inspections/times/visit-start';
import { Chips } from './chips';
import stack from '../stack.module.css';
import { showNotKept } from '../delivery/show-not-kept';
import { useNow } from '../../platform/use-now';

/** A request that the server refused, as far as this looks at it. */
export type RefusedRow = {
  kind: string;
  state: string;
  lastError: { code: string; free?: Slot[] | undefined } | null;
};

/** The free slots that the server named in place of one that was taken: a tap asks for one of them. */
export function OtherSlots({
  row,
  onChoose,
}: {
  row: RefusedRow;
  onChoose: (slot: Slot) => Promise<void>;
}) {
  const now = useNow();
  const { free, code } = row.lastError ?? {};
  if (row.state !== 'rejected' || row.kind !== 'inspection.request' || code !== 'slot-taken')
    return null;
  const slots = (free ?? []).filter(
    ({ requestDate, requestTime }) => !isSoon(visitStart(requestDate, requestTime).getTime(), now),
  );
  const choose = (at: string) => {
    const slot = slots[Number(at)];
    if (slot === undefined) return;
    onChoose(slot).catch(showNotKept);
  };
  if (free === undefined) return null;
  if (slots.length === 0)
    return <p className={stack.small}>The agent offers no other time just now.</p>;
  return (
    <Chips
      legend="Ask for another time"
      wide
      chips={slots.map((slot, at) => ({ id: String(at), label: slotWords(slot, now) }))}
      onChoose={choose}
    />
  );
}
