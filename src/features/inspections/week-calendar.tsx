import { useState } from 'react';
import { Button } from '../../components/button';
import stack from '../../components/stack.module.css';
import type { Inspection } from '../../contract/inspection/inspection';
import { dayInNigeria } from '../../domain/format/day-in-nigeria';
import { formatDate } from '../../domain/format/format-date';
import { inspectionBadge } from '../../domain/inspections/inspection-badge';
import type { DeliveryRow } from '../../domain/outbox/delivery';
import { takesTime } from '../../domain/inspections/times/slot-clashes';
import { addDays, weekOf } from '../../domain/inspections/times/week-of';
import styles from './week-calendar.module.css';
import { useNow } from '../../platform/use-now';

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A week of inspections, day by day, clashes marked. */
export function WeekCalendar({
  inspections,
  clashes,
}: {
  inspections: readonly { item: Inspection; rows: readonly DeliveryRow[] }[];
  clashes: Map<string, Inspection[]>;
}) {
  const now = useNow();
  const today = dayInNigeria(now);
  const open = inspections.filter(({ item }) => takesTime(item));
  // Opens on the week of the next inspection: an empty week tells nothing.
  const next = open.find(({ item }) => item.requestDate >= today)?.item.requestDate ?? today;
  const [day, setDay] = useState<string | null>(null);
  const week = weekOf(day ?? next);
  const first = week[0] ?? today;
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="week">
      <div className={stack.between}>
        <h2 id="week">Week of {formatDate(first)}</h2>
        <span className={stack.row}>
          <Button icon="left" aria-label="Week before" onClick={() => setDay(addDays(first, -7))} />
          <Button onClick={() => setDay(today)}>This week</Button>
          <Button icon="right" aria-label="Week after" onClick={() => setDay(addDays(first, 7))} />
        </span>
      </div>
      <ol className={styles.week}>
        {week.map((date, at) => (
          <li key={date} className={styles.day} data-today={date === today}>
            <h3 className={styles.name}>
              {NAMES[at]}
              <span className={stack.soft}> {formatDate(date).slice(0, 5)}</span>
            </h3>
            <ul className={styles.slots}>
              {open
                .filter(({ item }) => item.requestDate === date)
                // The list has those that are over from the last to the first.
                .toSorted((a, b) => a.item.requestTime.localeCompare(b.item.requestTime))
                .map(({ item: inspection, rows }) => (
                  <li
                    key={inspection.id}
                    className={styles.slot}
                    data-status={inspection.status}
                    data-clash={clashes.has(inspection.id)}
                  >
                    <strong>{inspection.requestTime}</strong> {inspection.propertyTitle}
                    <span className={styles.who}>
                      {inspection.requesterName} · {inspectionBadge(inspection, rows, now).text}
                      {clashes.has(inspection.id) && ' · Clash'}
                    </span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
