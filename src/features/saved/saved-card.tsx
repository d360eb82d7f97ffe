import { Button } from '../../components/button';
import { ListingCard } from '../../components/listing/listing-card';
import { HomeTick } from './home-tick';
import { GoneHome } from './gone-home';
import { SavedDetails } from './saved-details';
import { type SavedHomeProps, useSavedHome } from './use-saved-home';

/** One saved home, with what has changed since, private words, and a tick to compare it. */
export function SavedCard(props: SavedHomeProps) {
  const { delivery, sentText, look, write, remove, dialogs } = useSavedHome(props);
  const { listing } = props.record;
  if (listing === null) return <GoneHome savedAt={props.record.savedAt} onRemove={remove} />;
  return (
    <div>
      <ListingCard
        listing={listing}
        status={
          <SavedDetails
            record={props.record}
            listing={listing}
            delivery={delivery}
            sentText={sentText}
          >
            <HomeTick {...props} />
          </SavedDetails>
        }
        actions={
          <>
            <Button onClick={look}>Quick look</Button>
            {write && <Button onClick={write}>Contact agent</Button>}
            <Button icon="trash" onClick={remove}>
              Remove
            </Button>
          </>
        }
      />
      {dialogs}
    </div>
  );
}
