import { Opening } from '../../components/delivery/opening';
import { useState } from 'react';
import { ButtonLink } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import table from '../../components/page/data-table.module.css';
import { useHeard } from '../../components/delivery/use-heard';
import { useDatabase } from '../../components/context/database-context';
import { EmptyState } from '../../components/page/empty-state';
import { TableHead } from '../../components/page/table-head';
import type { Inspection } from '../../contract/inspection/inspection';
import { listSentInspections } from '../../db/repositories/inspections/inspection-repository';
import { removeInspection } from '../../db/repositories/inspections/inspection-commands';
import { InspectionDay } from './inspection-day';
import { InspectionRow } from './inspection-row';

const COLUMNS = ['Property', 'Date & Time', 'Agent', 'Contact', 'Status', 'Actions'];

/** The homes one has asked to see, and the day of seeing them (DASH-4). */
export default function MyInspections() {
  const database = useDatabase();
  const inspections = useHeard('inspections', listSentInspections);
  const [leaving, setLeaving] = useState<Inspection | null>(null);
  const remove = (inspection: Inspection) => {
    setLeaving(null);
    void removeInspection(inspection, database);
  };
  if (inspections === undefined)
    return (
      <>
        <h1>Inspections</h1>
        <Opening what="inspections" />
      </>
    );
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
          <table className={table.table}>
            <TableHead columns={COLUMNS} />
            <tbody>
              {inspections.map(({ item, rows }) => (
                <InspectionRow
                  key={item.id}
                  inspection={item}
                  rows={rows}
                  onRemove={() => setLeaving(item)}
                />
              ))}
            </tbody>
          </table>
          <InspectionDay inspections={inspections.map(({ item }) => item)} />
        </>
      )}
      {leaving && (
        <ConfirmDialog
          title={leaving.status === 'Pending' ? 'Remove Request' : 'Cancel inspection'}
          question={`Tell ${leaving.agent.name} that you are not coming to see ${leaving.propertyTitle}?`}
          yes="Yes, call it off"
          no="Keep it"
          danger
          onYes={() => remove(leaving)}
          onNo={() => setLeaving(null)}
        />
      )}
    </>
  );
}
