import { ListingPhoto } from '../../components/listing/listing-photo';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/listing/property';
import { restOfText } from '../../domain/property/words/first-of-text';
import styles from '../../features/property/property-view.module.css';

/** What else is behind buttons of a home's page, for a browser that runs no scripts: its text and its photos. */
export function PlainHome({ listing, savesData }: { listing: Listing; savesData: boolean }) {
  const rest = restOfText(listing.description);
  // The first one is on the page already, unless it waits to be asked for.
  const photos = [...listing.images.entries()].slice(savesData ? 0 : 1);
  return (
    <div className={stack.stack}>
      {rest !== '' && <p className={styles.text}>{rest}</p>}
      {photos.map(([at, photo]) =>
        savesData ? (
          <a key={photo.id} href={photo.medium}>
            Photo {at + 1} of {listing.images.length}
          </a>
        ) : (
          <ListingPhoto
            key={photo.id}
            photo={photo}
            alt={`${listing.title}, photo ${at + 1} of ${listing.images.length}`}
            type={listing.type}
            wide
          />
        ),
      )}
    </div>
  );
}
