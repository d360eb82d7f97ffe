import { ListingFacts } from '../../../components/listing/listing-facts';
import { ShareButton } from '../../../components/listing/share-button';
import stack from '../../../components/stack.module.css';
import { homeMessage } from '../../../domain/property/words/home-message';
import { pageOrigin } from '../../../platform/page-origin';
import { ActionButtons } from '../publish/action-buttons';
import { CardCarousel } from '../photos/card-carousel';
import { ListingLifeNotices } from '../publish/listing-life-notices';
import { ChangePrices } from './change-prices';
import styles from './my-properties.module.css';
import { OwnBadges } from './own-badges';
import { OwnDelivery } from './own-delivery';
import { OwnFacts } from './own-facts';
import { OwnPrice } from './own-price';
import { type OwnListingProps, useListingActions } from '../publish/use-listing-actions';

/** One of the agent's own listings (MYP-1), with what still has to reach the server. */
export function MyPropertyCard({ view, onBoost, onChooseActive }: OwnListingProps) {
  const { property } = view;
  const { id, content } = property;
  const url = `${pageOrigin()}/property-detail/${id}`;
  const { status, confirm, steps, others, seePlans, dialogs } = useListingActions({
    view,
    onBoost,
    onChooseActive,
  });
  return (
    <article className={`${stack.card} ${styles.property}`} aria-label={content.title}>
      <CardCarousel property={property} inOrder={view.inOrder} />
      <div className={styles.words}>
        <div className={stack.row}>
          <OwnBadges view={view} />
          <OwnDelivery view={view} />
        </div>
        <h2>{content.title}</h2>
        <p className={`${stack.soft} ${stack.small}`}>{content.address}</p>
        <OwnPrice content={content} />
        <ListingFacts listing={content} />
        <OwnFacts view={view} />
      </div>
      <ListingLifeNotices
        status={status}
        confirm={confirm}
        onSeePlans={seePlans}
        onChooseActive={onChooseActive}
      />
      <div className={stack.row}>
        <ActionButtons actions={steps} />
      </div>
      <div className={styles.actions}>
        <ActionButtons actions={others} />
        <ChangePrices chosen={[view]} />
        {status.isPublic && (
          <ShareButton title={content.title} url={url} message={homeMessage(content, url)} />
        )}
      </div>
      {dialogs}
    </article>
  );
}
