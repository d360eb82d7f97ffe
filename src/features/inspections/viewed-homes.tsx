import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../components/context/database-context';
import stack from '../../components/stack.module.css';
import type { Inspection } from '../../contract/inspection/inspection';
import { listViewedHomes } from '../../db/repositories/notes/viewing-repository';
import { ViewingChecklist } from './viewing-checklist';

/**
 * What was found and photographed at homes whose visit is no more: over, called off, or taken off the list.
 * It is on this device alone, and nowhere else to be read.
 */
export function ViewedHomes({
  asked,
  onPlan,
}: {
  /** The visits that were asked for, which know what their homes are called. */
  asked: readonly Inspection[];
  /** The homes whose findings stand at a visit already. */
  onPlan: ReadonlySet<string>;
}) {
  const database = useDatabase();
  const viewed = useLiveQuery(() => listViewedHomes(database), [database]) ?? [];
  const others = viewed.filter(({ id }) => !onPlan.has(id));
  if (others.length === 0) return null;
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="viewed-homes">
      <h2 id="viewed-homes">Homes you looked at</h2>
      <ul className={stack.stack}>
        {others.map(({ id, title }) => (
          <li key={id} className={stack.tight}>
            <h3>
              <Link to={`/property-detail/${id}`}>
                {asked.find(({ propertyId }) => propertyId === id)?.propertyTitle ??
                  title ??
                  'A home that is not on this device any more'}
              </Link>
            </h3>
            <ViewingChecklist propertyId={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
