import { Button } from '../../../components/button';
import field from '../../../components/form/field.module.css';
import type { Hours } from '../../../contract/inspection/offered-times';
import { MAX_HOURS_A_DAY } from '../../../contract/inspection/offered-times-options';
import { HALF_HOURS } from '../../../domain/inspections/times/half-hours';
import { stretchesOf } from '../../../domain/inspections/times/hours-of-day';
import { slotsIn } from '../../../domain/inspections/times/offered-slots';
import styles from './offered-times.module.css';

/** Hours of one day, each from and to; nothing where there are none. */
export function HoursRows({
  of,
  hours,
  minutes,
  onChange,
}: {
  /** The day, for screen readers. */
  of: string;
  hours: readonly Hours[];
  /** How long one viewing takes. */
  minutes: number;
  onChange: (hours: Hours[]) => void;
}) {
  const set = (at: number, change: Partial<Hours>) =>
    onChange(hours.map((one, other) => (other === at ? { ...one, ...change } : one)));
  const fitsNobody =
    hours.every(({ from, to }) => from < to) && !slotsIn(stretchesOf(hours), minutes).length;
  const last = hours.at(-1);
  // After the hours there are: what overlaps says nothing new.
  const next = { from: last?.to ?? '10:00', to: '19:00' };
  return hours.map((one, at) => (
    // Hours of a day have no names of their own; none is moved to another place.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={at} className={styles.hours}>
      <Clock label={`${of}, from`} value={one.from} onChange={(from) => set(at, { from })} />
      <span>to</span>
      <Clock label={`${of}, to`} value={one.to} onChange={(to) => set(at, { to })} />
      {hours.length > 1 && (
        <Button
          look="plain"
          icon="close"
          aria-label={`Remove ${one.from} to ${one.to} on ${of}`}
          onClick={() => onChange(hours.filter((_, other) => other !== at))}
        />
      )}
      {at === hours.length - 1 && hours.length < MAX_HOURS_A_DAY && next.from < next.to && (
        <Button
          look="plain"
          icon="plus"
          aria-label={`More hours on ${of}`}
          onClick={() => onChange([...hours, next])}
        />
      )}
      {one.from >= one.to && (
        <span className={field.error} role="alert">
          Please choose an end after the start
        </span>
      )}
      {at === hours.length - 1 && fitsNobody && (
        <span className={field.error} role="alert">
          Shorter than one inspection: nobody can book it
        </span>
      )}
    </div>
  ));
}

function Clock({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (time: string) => void;
}) {
  const times = HALF_HOURS.includes(value) ? HALF_HOURS : [...HALF_HOURS, value].sort();
  return (
    <select
      className={field.control}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {times.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </select>
  );
}
