import { Opening } from '../../../components/delivery/opening';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { FindInList } from '../../../components/form/find-in-list';
import { ChoiceButtons } from '../../../components/form/choice-buttons';
import table from '../../../components/page/data-table.module.css';
import { useHeard } from '../../../components/delivery/use-heard';
import { useDatabase } from '../../../components/context/database-context';
import { EmptyState } from '../../../components/page/empty-state';
import stack from '../../../components/stack.module.css';
import { PillTabs } from '../../../components/page/pill-tabs';
import { lazyPart } from '../../../components/page/lazy-part';
import { WhileLoading } from '../../../components/page/while-loading';
import { TableHead } from '../../../components/page/table-head';
import { useChoice } from '../../../components/form/use-choice';
import type { Inspection } from '../../../contract/inspection/inspection';
import { listReceivedInspections } from '../../../db/repositories/inspections/inspection-repository';
import { readOfferedTimes } from '../../../db/repositories/inspections/offered-times-repository';
import { inspectionCalendar } from '../../../domain/inspections/inspection-calendar';
import { CALL_OFF, DECLINE } from '../../../domain/inspections/many-inspections';
import { isPastDay } from '../../../domain/inspections/times/is-past-day';
import { isOutsideHours } from '../../../domain/inspections/times/is-outside-hours';
import { agreedThen, slotClashes, takesTime } from '../../../domain/inspections/times/slot-clashes';
import { downloadFile } from '../../../platform/files/download-file';
import { useIsNarrow } from '../../../platform/use-is-narrow';
import { ContactRequesterDialog } from '../contact-requester-dialog';
import { InspectedPropertyDialog } from '../inspected-property-dialog';
import { OfferedTimesCard } from '../offered-times/offered-times-card';
import { AskedToSee } from './asked-to-see';
import { AnswerDialog } from './answer-dialog';
import { ReceivedChoiceBar } from './received-choice-bar';
import { ReceivedLines } from './received-lines';
import { ReceivedRow } from './received-row';
import { RescheduleDialog } from '../reschedule-dialog';
import { TakenDialog } from '../taken-dialog';
import type { ReceivedDialog } from './use-received-steps';
import { useShownRequests } from './use-shown-requests';
import { WeekCalendar } from '../week-calendar';
import { useNow } from '../../../platform/use-now';

// Of no use without a network, which its code needs too.
const CalendarFeed = lazyPart(
  () => import('../offered-times/calendar-feed'),
  () => null,
);
const COLUMNS = ['Property', 'Requester', 'Date & Time', 'Contact', 'Status', 'Actions'];

type Open = { dialog: ReceivedDialog; inspection: Inspection };

/** What seekers asked an agent for: a table, or lines on a phone, and the week beside it (AINS). */
export default function ReceivedInspections({
  onBook,
  children,
}: {
  /** Opens the booking of somebody else's property. */
  onBook: () => void;
  children?: ReactNode;
}) {
  const database = useDatabase();
  const inspections = useHeard('inspections', listReceivedInspections);
  const [open, setOpen] = useState<Open | null>(null);
  const narrow = useIsNarrow();
  const close = () => setOpen(null);
  const items = inspections?.map(({ item }) => item) ?? [];
  const times = useLiveQuery(() => readOfferedTimes(database), [database])?.times;
  const minutes = times?.slotMinutes;
  const now = useNow();
  const toCome = items.filter(({ requestDate }) => !isPastDay(requestDate, now));
  const clashes = slotClashes(toCome, minutes);
  const choice = useChoice();
  const { find, groups, group, choose, shown } = useShownRequests(inspections ?? [], now);
  const ids = shown.map(({ item }) => item.id);
  // What was ticked stays so while one looks for others.
  const chosen = items.filter(({ id }) => choice.ids?.has(id));
  const unseen = chosen.filter(({ id }) => !ids.includes(id)).length;
  const download = () =>
    downloadFile(
      'inspections.ics',
      'text/calendar',
      inspectionCalendar(items.filter(takesTime), now, 'agent', minutes),
    );
  const tools = (
    <span className={stack.row}>
      <Button icon="download" disabled={items.length === 0} onClick={download}>
        Calendar file
      </Button>
      <Button icon="plus" onClick={onBook}>
        Book an Inspection
      </Button>
    </span>
  );
  const lines = shown.map(({ item, rows }) => ({
    inspection: item,
    rows,
    isOutside: item.status === 'Pending' && times !== undefined && isOutsideHours(times, item),
    clashes: clashes.get(item.id) ?? [],
    agreed: agreedThen(item, items, minutes),
    onOpen: (dialog: ReceivedDialog) => setOpen({ dialog, inspection: item }),
  }));
  return (
    <>
      <div className={stack.between}>
        <h1>Property Inspection Requests</h1>
        {!narrow && tools}
      </div>
      {!narrow && children}
      {inspections === undefined ? (
        <Opening what="inspections" />
      ) : inspections.length === 0 ? (
        <EmptyState
          icon="clock"
          title="No inspection Requests"
          action={<ButtonLink to="/dashboard">My Properties</ButtonLink>}
        >
          When a seeker asks to see one of your properties, the request comes here, and your answer
          goes back by itself. Share one of them, and more see it.
        </EmptyState>
      ) : (
        <>
          {(narrow || find.isOffered) && (
            <div className={stack.tight}>
              <FindInList
                find={find}
                label="Find in your inspections"
                noun="request"
                count={ids.length}
              >
                {narrow && <ChoiceButtons choice={choice} all={ids} />}
              </FindInList>
              {find.isOffered && (
                <PillTabs legend="Which requests" tabs={groups} current={group} onChoose={choose} />
              )}
            </div>
          )}
          {shown.length === 0 && find.count > 0 && <p role="status">None of them now.</p>}
          {narrow ? (
            <ReceivedLines lines={lines} choice={choice} />
          ) : (
            <table className={table.table} aria-label="Inspection requests">
              <TableHead columns={COLUMNS} />
              <tbody>
                {lines.map((one) => (
                  <ReceivedRow key={one.inspection.id} {...one} />
                ))}
              </tbody>
            </table>
          )}
          {narrow && chosen.length > 0 && (
            <ReceivedChoiceBar
              chosen={chosen}
              unseen={unseen}
              all={items}
              minutes={minutes}
              onDone={choice.end}
            />
          )}
          <WeekCalendar inspections={inspections} clashes={clashes} />
        </>
      )}
      <AskedToSee />
      {narrow && (
        <>
          {children}
          {tools}
        </>
      )}
      <OfferedTimesCard />
      <WhileLoading fallback={null}>
        <CalendarFeed />
      </WhileLoading>
      {open?.dialog === 'taken' && (
        <TakenDialog
          inspection={open.inspection}
          agreed={agreedThen(open.inspection, items, minutes)}
          onClose={close}
        />
      )}
      {(open?.dialog === 'decline' || open?.dialog === 'call-off') && (
        <AnswerDialog
          answer={open.dialog === 'decline' ? DECLINE : CALL_OFF}
          chosen={[open.inspection]}
          all={items}
          minutes={minutes}
          onDone={close}
          onClose={close}
        />
      )}
      {open?.dialog === 'reschedule' && (
        <RescheduleDialog
          inspection={open.inspection}
          others={items}
          minutes={minutes}
          onClose={close}
        />
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
