import { useLiveQuery } from 'dexie-react-hooks';
import { useSession } from '../../components/context/session-context';
import { useDatabase } from '../../components/context/database-context';
import stack from '../../components/stack.module.css';
import { readSnapshot } from '../../db/repositories/account/snapshot-repository';
import { countOf } from '../../domain/format/count-of';
import { formatBytes } from '../../domain/format/format-bytes';
import { When } from '../../components/when';
import {
  AHEAD_HOMES,
  AHEAD_OF_A_SEARCH,
  AHEAD_PHOTO_BYTES,
  AHEAD_SEARCHES,
} from '../../domain/search/kept-ahead';

/** What was fetched ahead of the first search without a network, and what that may cost. */
export function KeptAheadCard() {
  const database = useDatabase();
  const { user } = useSession();
  const kept = useLiveQuery(() => readSnapshot('kept-ahead', database), [database]);
  // Who works here looks for no home.
  if (user !== null && user.userType !== 'seeker') return null;
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="ahead">
      <h2 id="ahead">Kept ahead</h2>
      <p>
        Once a day this device fetches the newest homes, up to {AHEAD_HOMES}, of the place you
        searched last, with photos of at most {formatBytes(AHEAD_PHOTO_BYTES)} in all: so a search
        finds something without a network; and up to {AHEAD_OF_A_SEARCH} of each of the last{' '}
        {AHEAD_SEARCHES} searches you saved, without photos. Before your first search they are of
        Lagos, or of all places where the device keeps another time than Nigeria’s. With the data
        saver on, nothing is fetched ahead.
      </p>
      {kept && (
        <p className={`${stack.soft} ${stack.small}`}>
          Last: {countOf(kept.value.homes, 'home')}
          {kept.value.place === '' ? '' : ` of ${kept.value.place}`}, photos of{' '}
          {formatBytes(kept.value.photoBytes)}, <When at={kept.fetchedAt} />.
        </p>
      )}
    </section>
  );
}
