import stack from '../../../components/stack.module.css';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { countOf } from '../../../domain/format/count-of';
import { formatDate } from '../../../domain/format/format-date';
import { offerOf } from '../../../domain/property/price/offers';
import { unsentPhotoWords } from '../../../domain/property/words/unsent-photo-words';

/** What a listing of one's own is for, how many photos and views it has, when it ended, and photos that wait. */
export function OwnFacts({ view: { property, photos, rows } }: { view: MyPropertyView }) {
  const { content, viewCount = 0 } = property;
  const unsent = unsentPhotoWords(rows);
  const facts = [
    offerOf(content.listingType).label,
    countOf(property.images.length + photos.length, 'photo'),
    ...(viewCount > 0 ? [countOf(viewCount, 'view')] : []),
  ];
  return (
    <div className={`${stack.small} ${stack.soft}`}>
      <p>{facts.join(' · ')}</p>
      {property.closedOn && (
        <p>
          {property.status} on {formatDate(property.closedOn)}
        </p>
      )}
      {unsent !== null && <p>{unsent}</p>}
    </div>
  );
}
