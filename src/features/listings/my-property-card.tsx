import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { DeliveryChip } from '../../components/delivery-chip';
import { ListingFacts } from '../../components/listing-facts';
import { ListingPhoto } from '../../components/listing-photo';
import { Price } from '../../components/price';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/toasts';
import { deleteProperty, type MyPropertyView } from '../../db/repositories/my-property-repository';
import { listingTypeLabel } from '../../domain/property/listing-type-label';
import { statusLook } from '../../domain/property/status-look';
import { LocalPhotoImage } from './local-photo-image';
import styles from './photo-picker.module.css';

/** One of the agent's own listings (MYP-1), with what still has to reach the server. */
export function MyPropertyCard({ property, photos: local, rows }: MyPropertyView) {
  const [asking, setAsking] = useState(false);
  const { content } = property;
  const status = statusLook(property.status);
  const photoCount = property.images.length + local.length;
  const waitingPhotos = rows.filter((row) => row.kind === 'photo.add').length;
  const onServer = property.version !== null && property.status === 'Active' && rows.length === 0;
  const remove = () => {
    setAsking(false);
    deleteProperty(property.id).catch(() =>
      showToast('error', 'This listing could not be deleted. Please try again.'),
    );
  };
  return (
    <article className={`${stack.card} ${styles.property}`} aria-label={content.title}>
      <div className={styles.thumb}>
        {property.images[0] ? (
          <ListingPhoto photo={property.images[0]} alt={content.title} />
        ) : local[0] ? (
          <LocalPhotoImage id={local[0].id} alt={content.title} />
        ) : (
          <ListingPhoto photo={undefined} alt={content.title} />
        )}
      </div>
      <div className={stack.tight}>
        <div className={stack.row}>
          <span className={`${styles.status} ${status.tone === 'green' ? styles.active : ''}`}>
            {status.label}
          </span>
          <span className={`${stack.small} ${stack.soft}`}>
            {listingTypeLabel(content.listingType)} · {photoCount} photo
            {photoCount === 1 ? '' : 's'}
          </span>
        </div>
        <h2>{content.title}</h2>
        <Price listing={content} />
        <ListingFacts listing={content} />
        <span>
          <DeliveryChip
            rows={rows}
            sentText={property.status === 'Active' ? 'Published' : 'Saved in your account'}
          />
        </span>
        {waitingPhotos > 0 && (
          <p className={`${stack.small} ${stack.soft}`}>
            {waitingPhotos} photo{waitingPhotos === 1 ? '' : 's'} still to send
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {onServer && <ButtonLink to={`/property-detail/${property.id}`}>View Details</ButtonLink>}
        <ButtonLink icon="edit" to={`/edit-property/${property.id}`}>
          Edit
        </ButtonLink>
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
