import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { type Choose, RowMenu } from '../../components/row-menu';
import { FROM_LIST } from '../../components/page/from-list';
import { ListingPhoto } from '../../components/listing/listing-photo';
import type { Listing } from '../../contract/listing/property';
import type { listSaved } from '../../db/repositories/saved/saved-repository';
import { formatNaira } from '../../domain/format/format-naira';
import type { Delivery } from '../../domain/outbox/delivery';
import { inspectionFeeWord } from '../../domain/property/inspection-fee';
import { factWords } from '../../domain/property/words/fact-words';
import { offerOf } from '../../domain/property/price/offers';
import { changesSinceSaved } from '../../domain/saved/changes-since-saved';
import homeRow from '../../components/listing/home-row.module.css';
import styles from './saved-row.module.css';

type SavedItem = Awaited<ReturnType<typeof listSaved>>[number]['item'];

/** One saved home as a row of a phone: a tap leads to it, and its button to all that a card offers. */
export function SavedRow({
  record,
  listing,
  delivery,
  sentText,
  tick,
  children,
}: {
  record: SavedItem;
  listing: Listing;
  /** How far the saving has come, and what that is called once it is done. */
  delivery: Delivery;
  sentText: string;
  /** What chooses it, on its photo. */
  tick?: ReactNode;
  /** What the menu has; `choose` closes it before what it is given. */
  children: (choose: Choose) => ReactNode;
}) {
  const name = useId();
  const { title, type, address, price, listingType, images } = listing;
  const { bed, area } = factWords(listing);
  return (
    <article className={homeRow.row} aria-label={title}>
      <span className={`${homeRow.thumb} ${styles.photo}`}>
        <ListingPhoto photo={images[0]} alt={title} type={type} sizes="88px" />
        {tick}
      </span>
      <div className={styles.words}>
        <h2 id={`${name}-title`} className="visually-hidden">
          {title}
        </h2>
        <p className={homeRow.line}>
          <strong>{formatNaira(price)}</strong>{' '}
          {offerOf(listingType).period || offerOf(listingType).label}
        </p>
        <p className={`${homeRow.line} ${styles.where}`}>
          <Link
            id={name}
            aria-labelledby={`${name}-title ${name}`}
            to={`/property-detail/${listing.id}`}
            state={FROM_LIST}
            className={homeRow.link}
          >
            {address}
          </Link>
        </p>
        <p className={`${homeRow.line} ${styles.soft}`}>
          {[bed ?? area ?? type, inspectionFeeWord(listing)]
            .filter((words) => words !== null)
            .join(' · ')}
        </p>
        <div className={styles.state}>
          {record.withdrawn && <span className={styles.gone}>No longer listed</span>}
          {changesSinceSaved(listing, record.before).map((change) => (
            <span key={change} className={styles.change}>
              {change}
            </span>
          ))}
          <DeliveryChip delivery={delivery} sentText={sentText} />
        </div>
      </div>
      <RowMenu title={title} className={homeRow.menu} typesFirst={false}>
        {children}
      </RowMenu>
    </article>
  );
}
