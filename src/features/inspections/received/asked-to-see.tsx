import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../../components/context/database-context';
import stack from '../../../components/stack.module.css';
import { listSentInspections } from '../../../db/repositories/inspections/inspection-repository';
import { countOf } from '../../../domain/format/count-of';

/** The way to what an agent asked to see of others; nothing where that is nothing (AINS-2). */
export function AskedToSee() {
  const database = useDatabase();
  const sent = useLiveQuery(() => listSentInspections(database), [database]) ?? [];
  if (sent.length === 0) return null;
  return (
    <p>
      <Link className={stack.reach} to="/customer-dashboard?tab=inspections">
        You asked to see homes yourself: {countOf(sent.length, 'request')}
      </Link>
    </p>
  );
}
