import { useLiveQuery } from 'dexie-react-hooks';
import { Button, ButtonLink } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { useSession } from '../../components/context/session-context';
import { EmptyState } from '../../components/page/empty-state';
import stack from '../../components/stack.module.css';
import {
  readPreference,
  storePreference,
} from '../../db/repositories/account/preference-repository';
import { SAMPLE_LISTINGS } from '../../domain/samples/sample-listings';
import { SampleCards } from './sample-cards';
import { SavedCard } from './saved-card';
import { SavedHomeRow } from './saved-home-row';
import { SavedList } from './saved-list';

/** A seeker's saved homes (DASH-3), each with what has changed since; samples where one asks for them. */
export function SavedProperties() {
  const database = useDatabase();
  const samples = useLiveQuery(() => readPreference('sampleSaved', database), [database]) === true;
  return (
    <SavedList
      title={(count) =>
        `Saved Properties (${count === 0 && samples ? SAMPLE_LISTINGS.length : count})`
      }
      row={SavedHomeRow}
      card={SavedCard}
      empty={samples ? <SampleCards /> : <NothingSaved />}
    />
  );
}

function NothingSaved() {
  const database = useDatabase();
  const { user } = useSession();
  return (
    <EmptyState
      icon="heart"
      title="No Saved Properties"
      action={
        <div className={stack.row}>
          <ButtonLink look="primary" to={user === null ? '/login?next=/saved-properties' : '/'}>
            {user === null ? 'Log In' : 'Browse Properties'}
          </ButtonLink>
          <Button onClick={() => void storePreference('sampleSaved', true, database)}>
            Load Demo Properties
          </Button>
        </div>
      }
    >
      {user === null
        ? 'Log in to save homes. They stay on this device with their photos, network or not.'
        : 'Tap the heart on a home you like. It stays on this device with its photos, network or not.'}
    </EmptyState>
  );
}
