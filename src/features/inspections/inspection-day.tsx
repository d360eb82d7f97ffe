import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import buttons from '../../components/button.module.css';
import { useDatabase } from '../../components/context/database-context';
import { SelectField } from '../../components/form/field';
import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import type { Inspection } from '../../contract/inspection/inspection';
import { listKept } from '../../db/repositories/search/search-repository';
import { formatDate } from '../../domain/format/format-date';
import { telephoneLink } from '../../domain/format/phone-links';
import { slotClashes } from '../../domain/inspections/times/slot-clashes';
import { routeOrder } from '../../domain/inspections/route-order';
import styles from './inspections.module.css';
import { ViewingChecklist } from './viewing-checklist';

/** A day of the inspections ahead in an order to drive, with calls and what to look at; needs no network. */
export function InspectionDay({ inspections }: { inspections: Inspection[] }) {
  const database = useDatabase();
  const days = [...new Set(inspections.map(({ requestDate }) => requestDate))];
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen !== null && days.includes(chosen) ? chosen : days[0];
  const stops = inspections.filter(({ requestDate }) => requestDate === day);
  const key = stops.map(({ propertyId }) => propertyId).join(' ');
  const places = useLiveQuery(
    () => listKept(key === '' ? [] : key.split(' '), database),
    [database, key],
  );
  if (day === undefined) return null;
  const placeOf = (id: string) => places?.find((listing) => listing.id === id)?.location ?? null;
  const route = routeOrder(stops, ({ propertyId }) => placeOf(propertyId));
  const clashes = slotClashes(stops);
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="inspection-day">
      <h2 id="inspection-day">Inspection day</h2>
      <SelectField
        label="Day"
        value={day}
        options={days.map((value) => ({ value, label: formatDate(value) }))}
        onChoose={(choice) => setChosen(choice)}
      />
      <ol className={stack.stack}>
        {route.map((inspection, at) => (
          <li key={inspection.id} className={styles.stop}>
            <h3>
              {at + 1}. {inspection.requestTime},{' '}
              <Link to={`/property-detail/${inspection.propertyId}`}>
                {inspection.propertyTitle}
              </Link>
            </h3>
            <p className={stack.soft}>{inspection.propertyAddress}</p>
            {inspection.status === 'Pending' && <p>Not confirmed yet.</p>}
            {clashes.get(inspection.id)?.map((other) => (
              <Notice key={other.id} tone="warn">
                At about the same time as {other.propertyTitle}, {other.requestTime}: ask one of the
                two for another time.
              </Notice>
            ))}
            <CallAgent inspection={inspection} />
            <ViewingChecklist propertyId={inspection.propertyId} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function CallAgent({ inspection }: { inspection: Inspection }) {
  const tel = telephoneLink(inspection.agentContact);
  return (
    tel && (
      <div>
        <a className={`${buttons.button} ${buttons.secondary}`} href={tel}>
          <Icon name="phone" />
          Call {inspection.agent.name}
        </a>
      </div>
    )
  );
}
