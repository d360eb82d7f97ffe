import { useId, useState } from 'react';
import { Button } from '../../../components/button';
import { PhoneLink } from '../../../components/phone-link';
import { RowMenu } from '../../../components/row-menu';
import stack from '../../../components/stack.module.css';
import { formatDate } from '../../../domain/format/format-date';
import { InspectionSaid } from '../inspection-said';
import styles from '../inspection-lines.module.css';
import { ReceivedFeeThen } from './received-fee-then';
import type { ReceivedProps } from './received-row';
import { ReceivedStatus } from './received-status';
import { ReceivedWhen } from './received-when';
import { useReceivedSteps } from './use-received-steps';

/** One request on a phone (AINS-3): when, who, which home and its state; a tap unfolds the rest, one menu has all answers. */
export function ReceivedLine({
  inspection,
  rows,
  isOutside,
  clashes,
  agreed,
  onOpen,
}: ReceivedProps) {
  const { propertyTitle, requesterName, status } = inspection;
  const [open, setOpen] = useState(false);
  const rest = useId();
  const steps = useReceivedSteps(inspection, agreed, onOpen);
  const [confirm] = status === 'Pending' ? steps : [];
  return (
    <article aria-label={propertyTitle}>
      <div className={styles.row}>
        <div className={styles.words}>
          <button
            type="button"
            className={styles.open}
            aria-expanded={open}
            aria-controls={rest}
            onClick={() => setOpen(!open)}
          >
            {formatDate(inspection.requestDate)}, {inspection.requestTime}
          </button>
          <span className={styles.line}>{requesterName}</span>
          <span className={`${styles.line} ${stack.soft}`}>{propertyTitle}</span>
          <span className={styles.state} data-open={open}>
            <ReceivedStatus inspection={inspection} rows={rows} />
            {clashes.length > 0 && !open && <span className={styles.clash}>Clashes</span>}
          </span>
        </div>
        {confirm && (
          <span className={styles.confirm}>
            <Button look="green" onClick={confirm.run}>
              {confirm.label}
              <span className="visually-hidden">
                {' '}
                {inspection.requesterName}, {inspection.requestTime}
              </span>
            </Button>
          </span>
        )}
        <RowMenu
          title={propertyTitle}
          of={`${propertyTitle}, ${inspection.requesterName}`}
          className={styles.menu}
        >
          {(choose) => (
            <div className={stack.tight}>
              <InspectionSaid inspection={inspection} reader="agent" />
              <PhoneLink phone={inspection.contactNumber} />
              {steps.map(({ label, run, ...look }) => (
                <Button key={label} wide {...look} onClick={choose(run)}>
                  {label}
                </Button>
              ))}
              <Button wide icon="home" onClick={choose(() => onOpen('property'))}>
                See the property
              </Button>
              <Button wide icon="message" onClick={choose(() => onOpen('contact'))}>
                Write to {requesterName}
              </Button>
            </div>
          )}
        </RowMenu>
      </div>
      <div id={rest} className={styles.rest} hidden={!open}>
        <span>{inspection.propertyAddress}</span>
        <PhoneLink phone={inspection.contactNumber} />
        <ReceivedWhen inspection={inspection} isOutside={isOutside} clashes={clashes} />
        <ReceivedFeeThen inspection={inspection} />
        <InspectionSaid inspection={inspection} reader="agent" />
      </div>
    </article>
  );
}
