import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { DeliveryChip } from '../../../components/delivery/delivery-chip';
import { lazyDialog } from '../../../components/dialog/lazy-dialog';
import { lazyPart } from '../../../components/page/lazy-part';
import { WhileLoading } from '../../../components/page/while-loading';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import { useRefresh } from '../../../components/delivery/use-refresh';
import { discardRow } from '../../../db/repositories/outbox/discard-row';
import { readOfferedTimes } from '../../../db/repositories/inspections/offered-times-repository';
import { offersTimes } from '../../../domain/inspections/times/change-offered-times';
import { hoursWords, weekWords } from '../../../domain/inspections/times/offered-times-words';
import { slotDayWords } from '../../../domain/inspections/times/slot-words';
import { isPastDay } from '../../../domain/inspections/times/is-past-day';
import { deliveryOf } from '../../../domain/outbox/delivery';
import { refreshOfferedTimes } from '../../../sync/refresh/refresh-offered-times';
import { useNow } from '../../../platform/use-now';

// Of no use without a network, which its code needs too.
const BusyCalendar = lazyPart(
  () => import('./busy-calendar'),
  () => null,
);
const OfferedTimesDialog = lazyDialog(() => import('./offered-times-dialog'));

/** When the agent shows homes, in a few lines, and the way to change it. */
export function OfferedTimesCard() {
  const database = useDatabase();
  useRefresh(() => refreshOfferedTimes(database));
  const view = useLiveQuery(() => readOfferedTimes(database), [database]);
  const [open, setOpen] = useState(false);
  const now = useNow();
  if (view === undefined) return null;
  const { times, rows, refused } = view;
  const refusedRow = rows.find(({ state }) => state === 'rejected');
  const days = Object.entries(times.days)
    .filter(([day]) => !isPastDay(day, now))
    .sort(([one], [other]) => one.localeCompare(other));
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="offered-times">
      <h2 id="offered-times">Times you offer</h2>
      {offersTimes(times) ? (
        <ul className={stack.tight}>
          {weekWords(times).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {days.map(([day, hours]) => (
            <li key={day}>
              {slotDayWords(day, now)}:{' '}
              {hours.length === 0 ? 'no inspections' : `also ${hoursWords(hours)}`}
            </li>
          ))}
          <li className={stack.soft}>{times.slotMinutes} minutes for each viewing</li>
        </ul>
      ) : (
        <p className={stack.soft}>
          Say when you show homes, and seekers pick a free time in two taps. Nobody sees whom you
          meet, and no time is given twice.
        </p>
      )}
      <div className={stack.row}>
        <Button icon="edit" onClick={() => setOpen(true)}>
          {offersTimes(times) ? 'Change the times' : 'Offer times'}
        </Button>
        <DeliveryChip
          delivery={deliveryOf(
            rows.filter((row) => row !== refusedRow),
            false,
          )}
          sentText={null}
        />
      </div>
      {refusedRow && (
        <Notice tone="bad">
          <div className={stack.tight}>
            <p>Your times were not saved: {refusedRow.lastError?.message}</p>
            <div className={stack.row}>
              <Button icon="edit" onClick={() => setOpen(true)}>
                Edit
              </Button>
              <Button icon="trash" onClick={() => void discardRow(refusedRow.id, database)}>
                Discard
              </Button>
            </div>
          </div>
        </Notice>
      )}
      {offersTimes(times) && (
        <WhileLoading fallback={null}>
          <BusyCalendar />
        </WhileLoading>
      )}
      {open && (
        <OfferedTimesDialog view={view} begun={refused ?? {}} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
