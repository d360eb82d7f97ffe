import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useState } from 'react';
import { useDatabase } from '../../../components/context/database-context';
import { Check } from '../../../components/form/check';
import stack from '../../../components/stack.module.css';
import { callingOff, listVisitsOf } from '../../../db/repositories/inspections/visits-of-homes';
import { countOf } from '../../../domain/format/count-of';
import { formatDate } from '../../../domain/format/format-date';

/** Most visits that are named; of more the number says enough. */
const NAMED = 5;

/**
 * Asks what becomes of the visits that are booked for homes which are let, sold or deleted.
 * @param ids the homes, while it is asked about them
 * @returns `choice`: the question, to be drawn above the answer, nothing where no visit is booked; `act`: does it,
 * and calls the visits off unless they are to stand
 */
export function useBookedVisits(ids: readonly string[]): {
  choice: ReactNode;
  act: <Result>(work: () => Promise<Result>) => Promise<Result>;
} {
  const database = useDatabase();
  const key = ids.join(' ');
  const visits = useLiveQuery(
    () => listVisitsOf(key === '' ? [] : key.split(' '), database),
    [database, key],
  );
  const [keptFor, setKeptFor] = useState('');
  const callOff = keptFor !== key;
  const count = visits?.length ?? 0;
  const choice = visits !== undefined && count > 0 && (
    <div className={stack.tight}>
      <Check checked={callOff} onChange={(on) => setKeptFor(on ? '' : key)}>
        {`Call off the ${countOf(count, 'visit')} booked for ${ids.length === 1 ? 'it' : 'them'}`}
      </Check>
      <ul className={stack.small}>
        {visits.slice(0, NAMED).map(({ id, requesterName, requestDate, requestTime }) => (
          <li key={id}>{`${requesterName}, ${formatDate(requestDate)} at ${requestTime}`}</li>
        ))}
      </ul>
      <p className={`${stack.soft} ${stack.small}`}>
        {callOff ? 'Who would come is told.' : 'They stand, and nobody is told anything.'}
      </p>
    </div>
  );
  return { choice, act: (work) => callingOff(callOff ? (visits ?? []) : [], work, database) };
}
