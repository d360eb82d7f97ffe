import type { ReactNode } from 'react';
import { clipText } from '../../domain/format/clip-text';
import { Link } from 'react-router-dom';
import type { Listing } from '../../contract/listing/property';
import { formatDate } from '../../domain/format/format-date';
import { FROM_LIST } from '../page/from-list';
import { Icon } from '../icon';
import styles from './listing-card.module.css';
import { ListingFacts } from './listing-facts';
import { ListingPhoto } from './listing-photo';
import { Price } from './price';

const TEASER = 140;

/** A listing in a list (RES-5); `actions` are what can be done with it here. */
export function ListingCard({
  listing,
  actions,
  corner,
  mark,
  status,
  seen = false,
  eager = false,
}: {
  listing: Listing;
  actions?: ReactNode;
  /** A small control on the photo. */
  corner?: ReactNode;
  /** A word on the photo: it comes and goes without moving the cards below. */
  mark?: ReactNode;
  status?: ReactNode;
  /** Opened on this device before. */
  seen?: boolean;
  eager?: boolean;
}) {
  const teaser =
    listing.description.length > TEASER
      ? `${clipText(listing.description, TEASER)}…`
      : listing.description;
  return (
    <article className={styles.card} aria-label={listing.title}>
      <div className={styles.media}>
        <ListingPhoto
          photo={listing.images[0]}
          alt={listing.title}
          type={listing.type}
          eager={eager}
        />
        {corner && <div className={styles.corner}>{corner}</div>}
        {listing.isBoosted && <span className={styles.featured}>FEATURED PROPERTY</span>}
        {mark && <div className={styles.mark}>{mark}</div>}
        <span className={styles.count} data-seen={seen}>
          {seen && <span className={styles.seen}>Seen</span>}
          {listing.images.length > 0 && (
            <span className={styles.photos}>
              <Icon name="image" size={16} />
              {listing.images.length}
              <span className="visually-hidden">
                {listing.images.length === 1 ? ' photo' : ' photos'}
              </span>
            </span>
          )}
        </span>
      </div>
      <div className={styles.body}>
        <Price listing={listing} />
        <h2 className={styles.title}>
          <Link to={`/property-detail/${listing.id}`} state={FROM_LIST}>
            {listing.title}
          </Link>
        </h2>
        <p className={styles.place}>
          <Icon name="pin" size={16} />
          {listing.address}
        </p>
        <ListingFacts listing={listing} />
        <p className={styles.teaser}>
          <span className={styles.type}>{listing.type}</span>
          {teaser && ` · ${teaser}`}
        </p>
        <p className={styles.added}>
          Added {formatDate(listing.publishedAt ?? listing.createdAt)} by {listing.agent.company}
        </p>
        {status}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
