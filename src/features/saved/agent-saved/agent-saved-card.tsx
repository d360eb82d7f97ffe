import { Badge } from '../../../components/badge';
import { Button, ButtonLink } from '../../../components/button';
import { DeliveryChip } from '../../../components/delivery/delivery-chip';
import { ListingFacts } from '../../../components/listing/listing-facts';
import { ListingPhoto } from '../../../components/listing/listing-photo';
import { Price } from '../../../components/listing/price';
import stack from '../../../components/stack.module.css';
import { offerOf } from '../../../domain/property/price/offers';
import { AgentSavedCosts } from './agent-saved-costs';
import { AgentSavedFacts } from './agent-saved-facts';
import { GoneHome } from '../gone-home';
import { HomeTick } from '../home-tick';
import styles from '../saved.module.css';
import { type SavedHomeProps, useSavedHome } from '../use-saved-home';

/** One saved listing with every cost of it, its agent and when it was saved. */
export function AgentSavedCard(props: SavedHomeProps) {
  const { record } = props;
  const { delivery, sentText, write, remove, dialogs } = useSavedHome(props, '/dashboard/messages');
  const { listing } = record;
  if (listing === null) return <GoneHome savedAt={record.savedAt} onRemove={remove} />;
  return (
    <article className={`${stack.card} ${stack.tight}`} aria-label={listing.title}>
      <ListingPhoto photo={listing.images[0]} alt={listing.title} type={listing.type} />
      <div className={stack.row}>
        <Badge>{listing.type}</Badge>
        <Badge>{offerOf(listing.listingType).label}</Badge>
      </div>
      <Price listing={listing} />
      <AgentSavedCosts listing={listing} />
      <h2 className={styles.title}>{listing.title}</h2>
      <p className={stack.soft}>{listing.address}</p>
      <ListingFacts listing={listing} />
      <AgentSavedFacts record={record} listing={listing} />
      <div className={stack.between}>
        <DeliveryChip delivery={delivery} sentText={sentText} />
        <HomeTick {...props} />
      </div>
      <div className={stack.row}>
        <ButtonLink to={`/property-detail/${listing.id}`}>View Details</ButtonLink>
        {write && (
          <Button icon="message" onClick={write}>
            Contact Agent
          </Button>
        )}
        <Button icon="trash" onClick={remove}>
          Remove
        </Button>
      </div>
      {dialogs}
    </article>
  );
}
