import { Button } from '../../../components/button';
import { PhoneLink } from '../../../components/phone-link';
import stack from '../../../components/stack.module.css';
import type { Inspection } from '../../../contract/inspection/inspection';
import { formatDate } from '../../../domain/format/format-date';
import { InspectionSaid } from '../inspection-said';
import styles from '../inspections.module.css';
import { ReceivedFeeThen } from './received-fee-then';
import { type ReceivedRows, ReceivedStatus } from './received-status';
import { ReceivedWhen } from './received-when';
import { type ReceivedDialog, useReceivedSteps } from './use-received-steps';

export type ReceivedProps = {
  inspection: Inspection;
  rows: ReceivedRows;
  /** It waits for an answer, and lies outside of the hours that the agent offers. */
  isOutside: boolean;
  /** Other inspections at about the same time. */
  clashes: readonly Inspection[];
  /** Those that the agent has agreed to at about the same time. */
  agreed: readonly Inspection[];
  onOpen: (dialog: ReceivedDialog) => void;
};

/** One request with the answers its state allows, as a row of the table. */
export function ReceivedRow({
  inspection,
  rows,
  isOutside,
  clashes,
  agreed,
  onOpen,
}: ReceivedProps) {
  const steps = useReceivedSteps(inspection, agreed, onOpen);
  return (
    <tr>
      <th scope="row" data-label="Property">
        <button type="button" className={styles.link} onClick={() => onOpen('property')}>
          {inspection.propertyTitle}
        </button>
        <br />
        <span className={`${stack.soft} ${stack.small}`}>{inspection.propertyAddress}</span>
      </th>
      <td data-label="Requester">{inspection.requesterName}</td>
      <td data-label="Date & Time">
        {formatDate(inspection.requestDate)}, {inspection.requestTime}
        <ReceivedWhen inspection={inspection} isOutside={isOutside} clashes={clashes} />
        <InspectionSaid inspection={inspection} reader="agent" />
        <ReceivedFeeThen inspection={inspection} />
      </td>
      <td data-label="Contact">
        <PhoneLink phone={inspection.contactNumber} />
        <br />
        <button type="button" className={styles.link} onClick={() => onOpen('contact')}>
          Write to {inspection.requesterName}
        </button>
      </td>
      <td data-label="Status">
        <ReceivedStatus inspection={inspection} rows={rows} />
      </td>
      <td data-label="Actions">
        <div className={stack.row}>
          {steps.map(({ label, run, ...look }) => (
            <Button key={label} {...look} onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      </td>
    </tr>
  );
}
