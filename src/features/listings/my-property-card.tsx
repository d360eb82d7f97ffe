import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useDatabase } from '../../components/database-context';
import { DeliveryChip } from '../../components/delivery-chip';
import { ListingFacts } from '../../components/listing-facts';
import { Price } from '../../components/price';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/toasts';
import { deleteProperty } from '../../db/repositories/my-properties/my-property-commands';
import { type MyPropertyView } from '../../db/repositories/my-properties/my-property-repository';
import { countOf } from '../../domain/format/count-of';
import { formatDate } from '../../domain/format/format-date';
import { deliveryOf } from '../../domain/outbox/delivery';
import { deleteListingWords } from '../../domain/property/delete-listing-words';
import { OFFERS } from '../../domain/property/offers';
import { shownStatus } from '../../domain/property/shown-status';
import { CardCarousel } from './card-carousel';
import { ListingLife } from './listing-life';
import styles from './my-properties.module.css';

/** One of the agent's own listings (MYP-1), with what still has to reach the server. */
export function MyPropertyCard({
  view,
  onBoost,
  onChooseActive,
}: {
  view: MyPropertyView;
  onBoost: () => void;
  /** Shows the published ones, to take one of them offline. */
  onChooseActive: () => void;
}) {
  const database = useDatabase();
  const [asking, setAsking] = useState(false);
  const { property, photos: local, rows } = view;
  const { content } = property;
  const status = shownStatus(property, rows);
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
          <span className={styles.status} data-tone={status.tone}>
            {status.label}
          </span>
          <BoostBadge view={view} />
          <span className={`${stack.small} ${stack.soft}`}>
            {[
              OFFERS[content.listingType].label,
              countOf(property.images.length + local.length, 'photo'),
              ...((property.viewCount ?? 0) > 0 ? [countOf(property.viewCount ?? 0, 'view')] : []),
            ].join(' · ')}
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
        <Delivered view={view} />
      </div>
      <ListingLife property={property} status={status} onChooseActive={onChooseActive} />
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
          question={deleteListingWords({
            title: content.title,
            isPublic: status.isPublic,
            isOnlyHere: property.version === null && rows.every(({ attempts }) => attempts === 0),
          })}
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

function BoostBadge({ view: { property, rows } }: { view: MyPropertyView }) {
  const waits = rows.some((row) => row.kind === 'boost.apply' && row.state !== 'rejected');
  if (property.isBoosted !== true && !waits) return null;
  return (
    <span className={styles.status} data-tone="amber">
      {property.isBoosted === true ? 'Boosted' : 'Waiting to be boosted'}
    </span>
  );
}

/** How far what was done with the listing has come; a refused status is told by its own notice. */
function Delivered({ view: { property, rows } }: { view: MyPropertyView }) {
  const { isPublic, refusal } = shownStatus(property, rows);
  const others = rows.filter(({ id, behind }) => id !== refusal?.rowId && !(refusal && behind));
  const photos = rows.filter((row) => row.kind === 'photo.add').length;
  const delivery = deliveryOf(others, refusal === null && property.version !== null);
  return (
    <>
      <span>
        <DeliveryChip
          delivery={delivery}
          sentText={isPublic ? 'Published' : 'Saved in your account'}
        />
      </span>
      {photos > 0 && (
        <p className={`${stack.small} ${stack.soft}`}>{countOf(photos, 'photo')} still to send</p>
      )}
    </>
  );
}
