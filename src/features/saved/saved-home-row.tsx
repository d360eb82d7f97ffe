import { Button } from '../../components/button';
import stack from '../../components/stack.module.css';
import { HomeTick } from './home-tick';
import { GoneHome } from './gone-home';
import { SavedDetails } from './saved-details';
import { SavedRow } from './saved-row';
import { type SavedHomeProps, useSavedHome } from './use-saved-home';

/** One saved home as a row of a phone, with private words in its menu, and a tick while homes are chosen. */
export function SavedHomeRow(props: SavedHomeProps) {
  const { delivery, sentText, look, write, remove, dialogs } = useSavedHome(props);
  const { record } = props;
  const { listing } = record;
  if (listing === null) return <GoneHome savedAt={record.savedAt} onRemove={remove} />;
  return (
    <div>
      <SavedRow
        record={record}
        listing={listing}
        delivery={delivery}
        sentText={sentText}
        tick={props.ticking && <HomeTick {...props} title={listing.title} />}
      >
        {(choose) => (
          <>
            <SavedDetails
              record={record}
              listing={listing}
              delivery={delivery}
              sentText={sentText}
            />
            <div className={stack.tight}>
              <Button wide onClick={choose(look)}>
                Quick look
              </Button>
              {write && (
                <Button wide icon="message" onClick={choose(write)}>
                  Contact agent
                </Button>
              )}
              <Button wide icon="trash" onClick={choose(remove)}>
                Remove
              </Button>
            </div>
          </>
        )}
      </SavedRow>
      {dialogs}
    </div>
  );
}
