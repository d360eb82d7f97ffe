import { useState } from 'react';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { ListingFacts } from '../../components/listing/listing-facts';
import { ListingPhoto } from '../../components/listing/listing-photo';
import { Price } from '../../components/listing/price';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/listing/property';
import { PropertyDialog } from './property-dialog';
import styles from './saved.module.css';

/** A made-up home, marked as one. */
export function SampleCard({ listing }: { listing: Listing }) {
  const [looking, setLooking] = useState(false);
  return (
    <article className={`${stack.card} ${stack.tight}`} aria-label={listing.title}>
      <ListingPhoto photo={undefined} alt={listing.title} type={listing.type} />
      <Badge tone="warn">Sample</Badge>
      <Price listing={listing} />
      <h2 className={styles.title}>{listing.title}</h2>
      <ListingFacts listing={listing} />
      <Button onClick={() => setLooking(true)}>Quick look</Button>
      {looking && <PropertyDialog listing={listing} onClose={() => setLooking(false)} />}
    </article>
  );
}
