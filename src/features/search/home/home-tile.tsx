import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ListingPhoto } from '../../../components/listing/listing-photo';
import type { Listing } from '../../../contract/listing/property';
import { formatNaira } from '../../../domain/format/format-naira';
import { offerOf } from '../../../domain/property/price/offers';
import styles from './home-tile.module.css';

/** A home in a rail: its photo, price and title, all of it one link; `children` is a line below. */
export function HomeTile({
  home: { id, title, type, price, listingType, images },
  children,
}: {
  home: Pick<Listing, 'id' | 'title' | 'type' | 'price' | 'listingType' | 'images'>;
  children?: ReactNode;
}) {
  return (
    <li className={styles.home}>
      <ListingPhoto photo={images[0]} alt="" type={type} sizes="(min-width: 1000px) 218px, 192px" />
      <p className={styles.price}>
        <strong>{formatNaira(price)}</strong> {offerOf(listingType).period}
      </p>
      <Link to={`/property-detail/${id}`} className={styles.title}>
        {title}
      </Link>
      <p className={styles.foot}>{children}</p>
    </li>
  );
}
