import { Opening } from '../../components/delivery/opening';
import { showNotKept } from '../../components/delivery/show-not-kept';
import { useState } from 'react';
import { ButtonLink } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { FindInList, useFind } from '../../components/form/find-in-list';
import rowList from '../../components/page/row-list.module.css';
import table from '../../components/page/data-table.module.css';
import { useHeard } from '../../components/delivery/use-heard';
import { useDatabase } from '../../components/context/database-context';
import { EmptyState } from '../../components/page/empty-state';
import { TableHead } from '../../components/page/table-head';
import type { Inspection } from '../../contract/inspection/inspection';
import {
  listSentInspections,
  visitsOfDays,
} from '../../db/repositories/inspections/inspection-repository';
import { removeInspection } from '../../db/repositories/inspections/inspection-commands';
import { inspectionWords } from '../../domain/inspections/inspection-words';
import { requesterMayCancel } from '../../domain/inspections/inspection-steps';
import { isOver } from '../../domain/inspections/times/is-over';
import { useIsNarrow } from '../../platform/use-is-narrow';
import { useNow } from '../../platform/use-now';
import { InspectionDay } from './inspection-day';
import { InspectionRow } from './inspection-row';
import { SentLine } from './sent-line';
import { ViewedHomes } from './viewed-homes';

const COLUMNS = ['Property', 'Date & Time', 'Agent', 'Contact', 'Status', 'Actions'];

type Sent = Awaited<ReturnType<typeof listSentInspections>>[number];

/** What is asked before an inspection leaves the list: only of one that is ahead the agent is told. */
function leavingWords(
  { item, rows }: Sent,
  now: Date,
): { title: string; question: string; yes: string } {
  // Refused, or never on its way: no agent knows of it.
  const wasAsked = !rows.some(
    ({ kind, state, attempts }) =>
      kind === 'inspection.request' && (state === 'rejected' || attempts === 0),
  );
  if (wasAsked && requesterMayCancel(item.status) && !isOver(item, now))
    return {
      title: item.status === 'Pending' ? 'Remove Request' : 'Cancel inspection',
      question: `Tell ${item.agent.name} that you are not coming to see ${item.propertyTitle}?`,
      yes: 'Yes, call it off',
    };
  return {
    title: 'Remove from list',
    question: `Take the inspection of ${item.propertyTitle} off your list? Nobody is told.`,
    yes: 'Remove',
  };
}

/** The homes one has asked to see, and the day of seeing them (DASH-4). */
export default function MyInspections() {
  const database = useDatabase();
  const inspections = useHeard('inspections', listSentInspections);
  const now = useNow();
  const { find, found } = useFind(inspections ?? [], ({ item }) => inspectionWords(item));
  const [leaving, setLeaving] = useState<Sent | null>(null);
  const narrow = useIsNarrow();
  const propsOf = (sent: Sent) => ({
    inspection: sent.item,
    rows: sent.rows,
    onRemove: () => setLeaving(sent),
  });
  const remove = (inspection: Inspection) => {
    setLeaving(null);
    removeInspection(inspection, database).catch(showNotKept);
  };
  if (inspections === undefined)
    return (
      <>
        <h1>Inspections</h1>
        <Opening what="inspections" />
      </>
    );
  const days = visitsOfDays(inspections, now);
  return (
    <>
      <h1>Inspections</h1>
      {inspections.length === 0 ? (
        <EmptyState
          icon="clock"
          title="No inspection Requests"
          action={
            <ButtonLink look="primary" to="/search-results">
              Find Properties
            </ButtonLink>
          }
        >
          Ask to see a home from its page. The answer comes here, and the day works without a
          network.
        </EmptyState>
      ) : (
        <>
          <FindInList find={find} label="Find in your inspections" />
          {narrow ? (
            <ul className={rowList.list}>
              {found.map((sent) => (
                <li key={sent.item.id}>
                  <SentLine {...propsOf(sent)} />
                </li>
              ))}
            </ul>
          ) : (
            <table className={table.table} aria-label="Inspections">
              <TableHead columns={COLUMNS} />
              <tbody>
                {found.map((sent) => (
                  <InspectionRow key={sent.item.id} {...propsOf(sent)} />
                ))}
              </tbody>
            </table>
          )}
          <InspectionDay inspections={days} />
        </>
      )}
      <ViewedHomes
        asked={inspections.map(({ item }) => item)}
        onPlan={new Set(days.map(({ propertyId }) => propertyId))}
      />
      {leaving && (
        <ConfirmDialog
          {...leavingWords(leaving, now)}
          no="Keep it"
          danger
          onYes={() => remove(leaving.item)}
          onNo={() => setLeaving(null)}
        />
      )}
    </>
  );
}
