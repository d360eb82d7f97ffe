import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../components/context/database-context';
import stack from '../../components/stack.module.css';
import type { PropertyAnalytics } from '../../contract/plan/analytics';
import { readKnownOfListings } from '../../db/repositories/my-properties/known-of-listings';
import { nextSteps } from '../../domain/analytics/next-steps';

/** What the figures ask for, listing by listing; nothing where they ask for nothing. */
export function NextStepsCard({ properties }: { properties: readonly PropertyAnalytics[] }) {
  const database = useDatabase();
  const known = useLiveQuery(() => readKnownOfListings(database), [database]);
  if (known === undefined) return null;
  const steps = nextSteps(properties, (id) => known.get(id));
  if (steps.length === 0) return null;
  return (
    <section className={`${stack.card} ${stack.tight}`} aria-labelledby="next-steps">
      <h2 id="next-steps">What to do next</h2>
      <ul className={stack.tight}>
        {steps.map(({ id, title, words }) => (
          <li key={id}>
            <Link to={`/edit-property/${id}`}>{title}</Link>: {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
