import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useDatabase } from '../../components/database-context';
import { DeliveryChip } from '../../components/delivery-chip';
import { ListingFacts } from '../../components/listing-facts';
import { Price } from '../../components/price';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/toasts';
import { deleteProperty, type MyPropertyView } from '../../db/repositories/my-property-repository';
import { formatDate } from '../../domain/format/format-date';
import { deliveryOf } from '../../domain/outbox/delivery';
import { listingTypeLabel } from '../../domain/property/listing-type-label';
import { statusLook } from '../../domain/property/status-look';
import { CardCarousel } from './card-carousel';
import { ListingLife } from './listing-life';
import styles from './my-properties.module.css';

/** One of the agent's own listings (MYP-1), with what still has to reach the server. */
export function MyPropertyCard({
  property,
  photos: local,
  rows,
  onBoost,
}: MyPropertyView & { onBoost: () => void }) {
  const database = useDatabase();
  const [asking, setAsking] = useState(false);
  const { content } = property;
  const status = statusLook(property.status);
  const photoCount = property.images.length + local.length;
  const isBoosted =
    property.isBoosted === true ||
    rows.some((row) => row.kind === 'boost.apply' && row.state !== 'rejected');
  const waitingPhotos = rows.filter((row) => row.kind === 'photo.add').length;
  const remove = () => {
    setAsking(false);
    deleteProperty(property.id, database).catch(() =>
      showToast('error', 'This listing could not be deleted. Please try again.'),
    );
  };
  return (
    <article className={`${stack.card} ${styles.property}`} aria-label={content.title}>
      <CardCarousel property={property} photos={local} />
      <div className={styles.words}>
        <div className={stack.row}>
          <span className={`${styles.status} ${status.tone === 'green' ? styles.active : ''}`}>
            {status.label}
          </span>
          {isBoosted && <span className={`${styles.status} ${styles.boosted}`}>Boosted</span>}
          <span className={`${stack.small} ${stack.soft}`}>
            {listingTypeLabel(content.listingType)} · {photoCount} photo
            {photoCount === 1 ? '' : 's'}
            {(property.viewCount ?? 0) > 0 && ` · ${property.viewCount} views`}
          </span>
        </div>
        <h2>{content.title}</h2>
        <p className={`${stack.soft} ${stack.small}`}>{content.address}</p>
        <Price listing={content} />
        <ListingFacts listing={content} />
        {property.closedOn && (
          <p className={`${stack.small} ${stack.soft}`}>
            {property.status} on {formatDate(property.closedOn)}
          </p>
        )}
        <span>
          <DeliveryChip
            delivery={deliveryOf(rows, property.version !== null)}
            sentText={property.status === 'Active' ? 'Published' : 'Saved in your account'}
          />
        </span>
        {waitingPhotos > 0 && (
          <p className={`${stack.small} ${stack.soft}`}>
            {waitingPhotos} photo{waitingPhotos === 1 ? '' : 's'} still to send
          </p>
        )}
      </div>
      <ListingLife property={property} />
      <div className={styles.actions}>
        <ButtonLink to={`/property-detail/${property.id}`}>View Details</ButtonLink>
        <ButtonLink icon="edit" to={`/edit-property/${property.id}`}>
          Edit
        </ButtonLink>
        <Button icon="bolt" onClick={onBoost}>
          Boost
        </Button>
        <Button look="danger" icon="trash" onClick={() => setAsking(true)}>
          Delete
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title="Delete property"
          question={`Delete '${content.title}'? Seekers will no longer find it.`}
          yes="Delete"
          no="Keep"
          danger
          onYes={remove}
          onNo={() => setAsking(false)}
        />
      )}
    </article>
  );
}
