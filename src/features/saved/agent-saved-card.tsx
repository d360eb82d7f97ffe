import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { DeliveryChip } from '../../components/delivery-chip';
import { ListingFacts } from '../../components/listing-facts';
import { ListingPhoto } from '../../components/listing-photo';
import { Notice } from '../../components/notice';
import { Price } from '../../components/price';
import stack from '../../components/stack.module.css';
import { type listSaved } from '../../db/repositories/saved/saved-repository';
import { unsaveListing } from '../../db/repositories/saved/saved-commands';
import { formatDate } from '../../domain/format/format-date';
import { formatNaira } from '../../domain/format/format-naira';
import { type DeliveryRow, deliveryOf } from '../../domain/outbox/delivery';
import { OFFERS } from '../../domain/property/offers';
import { ContactAgentDialog } from './contact-agent-dialog';
import styles from './saved.module.css';

type SavedItem = Awaited<ReturnType<typeof listSaved>>[number]['item'];

/** One saved listing with every cost of it, its agent and when it was saved. */
export function AgentSavedCard({ record, rows }: { record: SavedItem; rows: DeliveryRow[] }) {
  const database = useDatabase();
  const [writing, setWriting] = useState(false);
  const { listing } = record;
  const remove = (
    <Button icon="trash" onClick={() => void unsaveListing(record.id, database)}>
      Remove
    </Button>
  );
  if (listing === null)
    return (
      <div className={`${stack.card} ${stack.stack}`}>
        <Notice tone="warn">This listing was taken down before this phone had a copy.</Notice>
        {remove}
      </div>
    );
  const costs: [string, number | null][] = [
    ['Service charge', listing.serviceCharge],
    ['Caution fee', listing.cautionFee],
  ];
  return (
    <article className={`${stack.card} ${stack.tight}`} aria-label={listing.title}>
      <ListingPhoto photo={listing.images[0]} alt={listing.title} />
      <div className={stack.row}>
        <span className={styles.badge}>{listing.type}</span>
        <span className={styles.badge}>{OFFERS[listing.listingType].label}</span>
      </div>
      <Price listing={listing} />
      {costs.map(
        ([name, amount]) =>
          amount !== null && (
            <p key={name} className={stack.small}>
              {name}: {formatNaira(amount)}
            </p>
          ),
      )}
      <h2 className={styles.title}>{listing.title}</h2>
      <p className={stack.soft}>{listing.address}</p>
      <ListingFacts listing={listing} />
      <p className={`${stack.small} ${stack.soft}`}>
        Saved {formatDate(new Date(record.savedAt))} · {listing.agent.company}
      </p>
      {record.withdrawn && (
        <Notice tone="warn">No longer listed. This is the copy on your phone.</Notice>
      )}
      <span>
        <DeliveryChip
          delivery={deliveryOf(rows, record.onServer)}
          sentText="Saved in your account"
        />
      </span>
      <div className={stack.row}>
        <ButtonLink to={`/property-detail/${listing.id}`}>View Details</ButtonLink>
        <Button icon="message" onClick={() => setWriting(true)}>
          Contact Agent
        </Button>
        {remove}
      </div>
      {writing && (
        <ContactAgentDialog
          listing={listing}
          after="/dashboard/messages"
          onClose={() => setWriting(false)}
        />
      )}
    </article>
  );
}
