import { FROM_LIST } from '../../../components/page/from-list';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { formatNaira } from '../../../domain/format/format-naira';
import { offerOf } from '../../../domain/property/price/offers';
import { shownStatus } from '../../../domain/property/shown-status';
import { unsentPhotoWords } from '../../../domain/property/words/unsent-photo-words';
import homeRow from '../../../components/listing/home-row.module.css';
import styles from './own-rows.module.css';
import { OwnBadges } from './own-badges';
import { OwnDelivery } from './own-delivery';

/** What a row says of one's own listing: its price, where it is, where it stands, and photos that wait or its week. */
export function OwnRowWords({
  view,
  asks,
  isLink = false,
  week,
}: {
  view: MyPropertyView;
  /** Whether it waits to be said that it is still to be had. */
  asks: boolean;
  /** A tap on the row leads to the listing; of a draft, to what is still to be written. */
  isLink?: boolean;
  /** Its last seven days in words; null where this device does not know them. */
  week: string | null;
}) {
  const name = useId();
  const { content, id, status } = view.property;
  const { period } = offerOf(content.listingType);
  // What waits comes before what was, and nobody sees what is not public.
  const seen = shownStatus(view.property, view.rows).isPublic ? week : null;
  const told = unsentPhotoWords(view.rows) ?? seen;
  const rooms = content.bedrooms === null ? '' : `${content.bedrooms} bed `;
  const what = `${rooms}${content.type} · ${content.address.trim() || 'No address yet'}`;
  return (
    <div className={styles.words}>
      <h2 id={`${name}-title`} className="visually-hidden">
        {content.title}
      </h2>
      <p className={homeRow.line}>
        <strong>{content.price > 0 ? formatNaira(content.price) : 'No price yet'}</strong>{' '}
        {content.price > 0 && period !== '' && <span>{period}</span>}
      </p>
      <p className={homeRow.line}>
        {isLink ? (
          <Link
            id={name}
            aria-labelledby={`${name}-title ${name}`}
            to={status === 'Draft' ? `/edit-property/${id}` : `/property-detail/${id}`}
            state={FROM_LIST}
            className={homeRow.link}
          >
            {what}
          </Link>
        ) : (
          what
        )}
      </p>
      <div className={styles.state}>
        {asks && <Badge tone="warn">Still available?</Badge>}
        <OwnBadges view={view} besidePublished />
        <OwnDelivery view={view} />
        {told !== null && <span className={styles.week}>{told}</span>}
      </div>
    </div>
  );
}
