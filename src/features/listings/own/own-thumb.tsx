import homeRow from '../../../components/listing/home-row.module.css';
import { ListingPhoto } from '../../../components/listing/listing-photo';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { LocalPhotoImage } from '../photos/local-photo-image';

/** The first photo of one's own listing, small, without words: its row says what it is. */
export function OwnThumb({ property, photos }: Pick<MyPropertyView, 'property' | 'photos'>) {
  const [first] = property.images;
  const [local] = photos;
  return (
    <span className={homeRow.thumb} aria-hidden="true">
      {first === undefined && local !== undefined ? (
        <LocalPhotoImage id={local.id} alt="" type={property.content.type} />
      ) : (
        <ListingPhoto photo={first} alt="" type={property.content.type} sizes="88px" />
      )}
    </span>
  );
}
