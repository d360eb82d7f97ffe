import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button';
import table from '../../components/data-table.module.css';
import { useDatabase } from '../../components/database-context';
import { EmptyState } from '../../components/empty-state';
import stack from '../../components/stack.module.css';
import { TableHead } from '../../components/table-head';
import type { Inspection } from '../../contract/inspection';
import { listReceivedInspections } from '../../db/repositories/inspections/inspection-repository';
import { inspectionCalendar } from '../../domain/inspections/inspection-calendar';
import { slotClashes, takesTime } from '../../domain/inspections/slot-clashes';
import { downloadFile } from '../../platform/download-file';
import { CalendarFeed } from './calendar-feed';
import { ContactRequesterDialog } from './contact-requester-dialog';
import { InspectedPropertyDialog } from './inspected-property-dialog';
import { ReceivedRow } from './received-row';
import { RescheduleDialog } from './reschedule-dialog';
import { WeekCalendar } from './week-calendar';

const COLUMNS = ['Property', 'Requester', 'Date & Time', 'Contact', 'Status', 'Actions'];

type Open = { dialog: 'reschedule' | 'property' | 'contact'; inspection: Inspection };

/** What seekers asked an agent for: a table, and the week beside it (AINS). */
export default function ReceivedInspections({
  onBook,
  children,
}: {
  /** Opens the booking of somebody else's property. */
  onBook: () => void;
  children?: ReactNode;
}) {
  const database = useDatabase();
  const inspections = useLiveQuery(() => listReceivedInspections(database), [database]);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const items = inspections?.map(({ item }) => item) ?? [];
  const clashes = slotClashes(items);
  const download = () =>
    downloadFile(
      'inspections.ics',
      'text/calendar',
      inspectionCalendar(items.filter(takesTime), new Date(), 'agent'),
    );
  return (
    <>
      <div className={stack.between}>
        <h1>Property Inspection Requests</h1>
        <span className={stack.row}>
          <Button icon="download" disabled={items.length === 0} onClick={download}>
            Calendar file
          </Button>
          <Button icon="plus" onClick={onBook}>
            Book an Inspection
          </Button>
        </span>
      </div>
      {children}
      {inspections === undefined ? (
        <p role="status">Opening your inspections …</p>
      ) : inspections.length === 0 ? (
        <EmptyState icon="clock" title="No inspection Requests">
          When a seeker asks to see one of your properties, the request comes here, and your answer
          goes back by itself.
        </EmptyState>
      ) : (
        <>
          <table className={table.table}>
            <TableHead columns={COLUMNS} />
            <tbody>
              {inspections.map(({ item, rows }) => (
                <ReceivedRow
                  key={item.id}
                  inspection={item}
                  rows={rows}
                  clashes={clashes.get(item.id) ?? []}
                  onOpen={(dialog) => setOpen({ dialog, inspection: item })}
                />
              ))}
            </tbody>
          </table>
          <WeekCalendar inspections={items} clashes={clashes} />
        </>
      )}
      <CalendarFeed />
      {open?.dialog === 'reschedule' && (
        <RescheduleDialog inspection={open.inspection} others={items} onClose={close} />
      )}
      {open?.dialog === 'property' && (
        <InspectedPropertyDialog inspection={open.inspection} onClose={close} />
      )}
      {open?.dialog === 'contact' && (
        <ContactRequesterDialog inspection={open.inspection} onClose={close} />
      )}
    </>
  );
}
