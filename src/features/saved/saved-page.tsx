import { useLiveQuery } from 'dexie-react-hooks';
import { Button, ButtonLink } from '../../components/button';
import { CardSkeletons } from '../../components/card-skeleton';
import { DeliveryChip } from '../../components/delivery-chip';
import { EmptyState } from '../../components/empty-state';
import { ListingCard } from '../../components/listing-card';
import { Notice } from '../../components/notice';
import { useSession } from '../../components/session-context';
import stack from '../../components/stack.module.css';
import { listSaved, unsaveListing } from '../../db/repositories/saved-repository';
import { formatDate } from '../../domain/format/format-date';

/** Everything saved, from this phone. */
export default function SavedPage() {
  const { user } = useSession();
  const saved = useLiveQuery(() => listSaved());
  return (
    <div className={stack.page}>
      <h1>Saved Properties{saved && saved.length > 0 ? ` (${saved.length})` : ''}</h1>
      {saved === undefined ? (
        <CardSkeletons count={3} label="Opening your saved properties" />
      ) : saved.length === 0 ? (
        <EmptyState
          icon="heart"
          title="No Saved Properties"
          action={
            <ButtonLink look="primary" to={user === null ? '/login?next=/saved-properties' : '/'}>
              {user === null ? 'Log In' : 'Browse Properties'}
            </ButtonLink>
          }
        >
          {user === null
            ? 'Log in to save homes. They stay on this phone with their photos, network or not.'
            : 'Tap the heart on a home you like. It stays on this phone with its photos, network or not.'}
        </EmptyState>
      ) : (
        <div className={stack.cards}>
          {saved.map(({ item: record, rows }) =>
            record.listing === null ? (
              <div key={record.id} className={`${stack.card} ${stack.stack}`}>
                <Notice tone="warn">
                  This listing was taken down before this phone had a copy.
                </Notice>
                <Button icon="trash" onClick={() => void unsaveListing(record.id)}>
                  Remove
                </Button>
              </div>
            ) : (
              <ListingCard
                key={record.id}
                listing={record.listing}
                status={
                  <>
                    <p className={`${stack.small} ${stack.soft}`}>
                      Saved {formatDate(new Date(record.savedAt))}
                    </p>
                    {record.withdrawn && (
                      <Notice tone="warn">No longer listed. This is the copy on your phone.</Notice>
                    )}
                    <span>
                      <DeliveryChip
                        rows={rows}
                        sentText={user === null ? 'Kept on this phone' : 'Saved in your account'}
                      />
                    </span>
                  </>
                }
                actions={
                  <Button icon="trash" onClick={() => void unsaveListing(record.id)}>
                    Remove
                  </Button>
                }
              />
            ),
          )}
        </div>
      )}
    </div>
  );
}
