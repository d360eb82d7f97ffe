import { Link } from 'react-router-dom';
import type { PropertyContent } from '../../contract/listing/listing-fields';
import { formatNaira } from '../../domain/format/format-naira';
import { rentedLine } from '../../domain/map/rented-line';
import styles from './property-map.module.css';

export type Shown = {
  id: string;
  content: PropertyContent;
  lat: number;
  lng: number;
  status: string;
  /** Milliseconds. */
  listedAt: number | null;
  rentedOn: string | null;
  own: boolean;
};

/** What a pin tells; one's own can be edited from it. */
export function PropertyWindow({ property }: { property: Shown }) {
  const { content } = property;
  const rented = rentedLine(property.listedAt, property.rentedOn);
  return (
    <div className={styles.window}>
      <strong>{content.title || content.address}</strong>
      <span>Status: {property.status}</span>
      <span>{content.price > 0 ? `Price: ${formatNaira(content.price)}` : 'No price yet'}</span>
      <span>Type: {content.type}</span>
      {content.bedrooms !== null && <span>Bedrooms: {content.bedrooms}</span>}
      {rented && <span>{rented}</span>}
      {property.own ? (
        <Link to={`/edit-property/${property.id}`}>Edit Property</Link>
      ) : (
        <Link to={`/property-detail/${property.id}`}>View Details</Link>
      )}
    </div>
  );
}
