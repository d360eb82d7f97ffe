import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../../components/context/database-context';
import stack from '../../../components/stack.module.css';
import { PAGES } from '../../../contract/pages';
import { DRAFT_PARAM } from '../../../contract/listing/share-target';
import { listBegun } from '../../../db/repositories/my-properties/draft-repository';
import { begunTitle } from '../../../domain/property/form/begun-title';

/** Listings begun on this device and not saved, but the one that is open: nothing that was shared or typed is out of sight. */
export function BegunListings({ open }: { open: string }) {
  const database = useDatabase();
  const begun = useLiveQuery(() => listBegun(database), [database]) ?? [];
  const others = begun.filter(({ id }) => id !== open);
  if (others.length === 0) return null;
  return (
    <section className={stack.tight} aria-label="Begun as well">
      <p className={`${stack.small} ${stack.soft}`}>Begun on this device as well, and not saved:</p>
      <ul className={stack.tight}>
        {others.map(({ id, draft }) => (
          <li key={id}>
            <Link to={`${PAGES.addProperty.path}?${DRAFT_PARAM}=${id}`}>
              {begunTitle(draft.form)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
