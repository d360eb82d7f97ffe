import { Link } from 'react-router-dom';
import stack from '../../components/stack.module.css';
import type { PropertyAnalytics } from '../../contract/plan/analytics';
import { type KnownOfListing, nextSteps } from '../../domain/analytics/next-steps';
import { useNow } from '../../platform/use-now';

/**
 * What the figures ask for, listing by listing; nothing where they ask for nothing.
 * @param known what this device knows of each listing, by its id
 */
export function NextStepsCard({
  properties,
  known,
}: {
  properties: readonly PropertyAnalytics[];
  known: ReadonlyMap<string, KnownOfListing>;
}) {
  const steps = nextSteps(properties, (id) => known.get(id), useNow());
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
