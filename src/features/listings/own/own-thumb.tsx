import homeRow from '../../../components/listing/home-row.module.css';
import { ListingPhoto } from '../../../components/listing/listing-photo';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { LocalPhotoImage } from '../photos/local-photo-image';

/** The first photo of one's own listing, small, without words: its row says what it is. */
export function OwnThumb({
  property,
  inOrder: [first],
}: Pick<MyPropertyView, 'property' | 'inOrder'>) {
  return (
    <span className={homeRow.thumb} aria-hidden="true">
      {first !== undefined && 'propertyId' in first ? (
        <LocalPhotoImage id={first.id} alt="" type={property.content.type} />
      ) : (
        <ListingPhoto photo={first} alt="" type={property.content.type} sizes="88px" />
      )}
    </span>
  );
}
