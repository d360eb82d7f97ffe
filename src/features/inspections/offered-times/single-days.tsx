import { useState } from 'react';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/form/field';
import stack from '../../../components/stack.module.css';
import type { Hours, OfferedTimes } from '../../../contract/inspection/offered-times';
import { tomorrowInNigeria } from '../../../domain/inspections/inspection-wish';
import { isPastDay } from '../../../domain/inspections/times/is-past-day';
import { slotDayWords } from '../../../domain/inspections/times/slot-words';
import { HoursRows } from './hours-rows';
import styles from './offered-times.module.css';
import { useNow } from '../../../platform/use-now';

/** Days that are not like their weekday: closed, or with hours beside those of the week. */
export function SingleDays({
  days,
  begin,
  minutes,
  onChange,
}: {
  days: OfferedTimes['days'];
  /** The hours that a new day begins with. */
  begin: Hours[];
  /** How long one viewing takes. */
  minutes: number;
  /** `hours` null takes the day back, none closes it. */
  onChange: (date: string, hours: Hours[] | null) => void;
}) {
  const now = useNow();
  const [date, setDate] = useState(tomorrowInNigeria(now));
  const kept = Object.entries(days)
    .filter(([day]) => !isPastDay(day, now))
    .sort(([one], [other]) => one.localeCompare(other));
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date) && !isPastDay(date, now);
  return (
    <fieldset className={styles.days}>
      <legend className={styles.legend}>Single days</legend>
      {kept.map(([day, hours]) => {
        const name = slotDayWords(day, now);
        return (
          <div key={day} className={`${styles.day} ${styles.single}`}>
            <div className={stack.between}>
              <span>
                {name}: {hours.length === 0 ? 'no inspections' : 'extra hours'}
              </span>
              <Button
                look="plain"
                icon="trash"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(day, null)}
              />
            </div>
            <HoursRows
              of={name}
              hours={hours}
              minutes={minutes}
              onChange={(next) => onChange(day, next)}
            />
          </div>
        );
      })}
      <TextField
        label="Date"
        type="date"
        value={date}
        error={isDay ? undefined : 'Please choose a day to come'}
        onChange={(event) => setDate(event.target.value)}
      />
      <div className={stack.row}>
        <Button disabled={!isDay} onClick={() => onChange(date, [])}>
          Not on this date
        </Button>
        <Button disabled={!isDay} onClick={() => onChange(date, begin)}>
          Extra hours
        </Button>
      </div>
    </fieldset>
  );
}
