import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import { Dialog } from '../../components/dialog/dialog';
import { Price } from '../../components/listing/price';
import { FactList } from '../../components/page/fact-list';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/listing/property';
import { shownPhone } from '../../domain/format/shown-phone';
import {
  listSentInspections,
  visitsAhead,
} from '../../db/repositories/inspections/inspection-repository';
import { inspectionFeeText } from '../../domain/property/inspection-fee';
import { formatCount } from '../../domain/format/format-count';
import { formatDate } from '../../domain/format/format-date';
import { useNow } from '../../platform/use-now';
import styles from './saved.module.css';

/** A home at a glance: facts, description, features, the inspection asked for, the agent (DASH-10). */
export function PropertyDialog({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  const database = useDatabase();
  const sent = useLiveQuery(() => listSentInspections(database), [database]) ?? [];
  const here = sent.filter(({ item }) => item.propertyId === listing.id);
  // The next one, or else the last of those that are over or off.
  const inspection = visitsAhead(here, useNow())[0] ?? here[0]?.item;
  const features = [...listing.keyFeatures, ...listing.amenities];
  const facts: [string, string][] = [
    ['Bedrooms', listing.bedrooms === null ? 'Not given' : String(listing.bedrooms)],
    ['Bathrooms', listing.bathrooms === null ? 'Not given' : String(listing.bathrooms)],
    ['Size', listing.areaSize === null ? 'Not given' : `${formatCount(listing.areaSize)} sqm`],
    ['Built', listing.yearBuilt === null ? 'Not given' : String(listing.yearBuilt)],
    ['Inspection fee', inspectionFeeText(listing) ?? 'Not given'],
  ];
  return (
    <Dialog title={listing.title} onClose={onClose}>
      <Price listing={listing} />
      <p className={stack.soft}>{listing.address}</p>
      <FactList className={styles.facts} facts={facts} />
      <h3>Description</h3>
      <p>{listing.description || 'No description available for this property'}</p>
      <h3>Features</h3>
      {features.length === 0 ? (
        <p>No features available for this property</p>
      ) : (
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      <h3>Inspection</h3>
      <p>
        {inspection
          ? `${inspection.status}: ${formatDate(inspection.requestDate)} at ${inspection.requestTime}`
          : 'No inspection asked for yet.'}
      </p>
      <h3>Agent</h3>
      <p>
        {listing.agent.company}
        {listing.agent.phone && `, ${shownPhone(listing.agent.phone)}`}
      </p>
    </Dialog>
  );
}
