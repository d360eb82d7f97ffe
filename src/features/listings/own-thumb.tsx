import { ListingPhoto } from '../../components/listing-photo';
import type { MyPropertyView } from '../../db/repositories/my-properties/my-property-repository';
import { LocalPhotoImage } from './local-photo-image';
import styles from './own-rows.module.css';

/** The first photo of one's own listing, small, without words: its row says what it is. */
export function OwnThumb({ property, photos }: Pick<MyPropertyView, 'property' | 'photos'>) {
  const [first] = property.images;
  const [local] = photos;
  return (
    <span className={styles.thumb} aria-hidden="true">
      {first === undefined && local !== undefined ? (
        <LocalPhotoImage id={local.id} alt="" />
      ) : (
        <ListingPhoto photo={first} alt="" sizes="88px" />
      )}
    </span>
  );
}
