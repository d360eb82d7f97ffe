import { useEffect, useState } from 'react';
import type { Photo } from '../../contract/listing/property';
import { useDataSaver } from '../../platform/network/use-data-saver';
import { HouseDrawing } from './house-drawing';
import { Icon } from '../icon';
import styles from './listing-photo.module.css';

/**
 * A listing's photo in 4:3, sized for the screen. Where the right size is not on this device and
 * cannot be fetched, a smaller one is shown, and a drawing where there is none.
 */
export function ListingPhoto({
  photo,
  alt,
  type,
  eager = false,
  wide = false,
  sizes,
}: {
  photo: Photo | undefined;
  /** '' where the text beside it says it all: then nothing is asked either. */
  alt: string;
  /** The property's type, for the drawing. */
  type: string;
  eager?: boolean;
  wide?: boolean;
  /** How wide it is drawn, where that is neither a card nor a page: as in the attribute of its name. */
  sizes?: string;
}) {
  const [failed, setFailed] = useState<{ id: string; sizes: number } | null>(null);
  const { held, kept, show } = useHeldBack(photo);
  if (photo === undefined) {
    return (
      <div className={styles.frame}>
        <HouseDrawing label={alt && `${alt}: no photo`} type={type} />
      </div>
    );
  }
  const tries = failed?.id === photo.id ? failed.sizes : 0;
  // What this device has is drawn as it is: with more to choose from a browser fetches what suits it better.
  const smaller = (kept === null ? [null, photo.medium, photo.small] : [kept])[tries];
  return (
    <div className={styles.frame}>
      <PhotoColor photo={photo} />
      {held ? (
        alt !== '' && (
          <button type="button" className={styles.ask} onClick={show}>
            <Icon name="image" size={18} />
            Show photo
          </button>
        )
      ) : smaller === undefined ? (
        <HouseDrawing label={alt && `${alt}: photo not on this device`} type={type} />
      ) : (
        <img
          key={tries}
          className={styles.photo}
          src={smaller ?? photo.medium}
          {...(smaller === null ? sized(photo, wide, sizes) : {})}
          alt={alt}
          width={photo.width}
          height={photo.height}
          loading={eager ? 'eager' : 'lazy'}
          {...(eager ? { fetchPriority: 'high' as const } : {})}
          decoding="async"
          onError={() => setFailed({ id: photo.id, sizes: tries + 1 })}
        />
      )}
    </div>
  );
}

function sized(photo: Photo, wide: boolean, sizes?: string) {
  // Its width is that of the largest; photos of earlier versions are wider than those of today.
  const large = wide && photo.width > 640 ? `, ${photo.large} ${photo.width}w` : '';
  return {
    srcSet: `${photo.small} 320w, ${photo.medium} 640w${large}`,
    sizes: sizes ?? (wide ? '(min-width: 900px) 720px, 100vw' : '(min-width: 700px) 340px, 100vw'),
  };
}

/** Photos asked for in this visit: a list that is drawn anew asks for none of them again. */
const asked = new Set<string>();

/** With the data saver on a photo waits until it is asked for, unless this device has it already. */
function useHeldBack(photo: Photo | undefined): {
  held: boolean;
  /** The address of what the phone has of it, where it is shown for that alone. */
  kept: string | null;
  show: () => void;
} {
  const saving = useDataSaver();
  const [shown, setShown] = useState<{ id: string; kept: string | null } | null>(null);
  const { id, medium, small } = photo ?? {};
  useEffect(() => {
    if (!saving || id === undefined || medium === undefined || small === undefined) return;
    void firstKept([medium, small]).then((kept) => kept !== null && setShown({ id, kept }));
  }, [saving, id, medium, small]);
  const show = () => {
    if (id === undefined) return;
    asked.add(id);
    setShown({ id, kept: null });
  };
  if (!saving || (id !== undefined && asked.has(id))) return { held: false, kept: null, show };
  const isShown = shown !== null && shown.id === id;
  return { held: !isShown, kept: isShown ? shown.kept : null, show };
}

/** The first of the addresses that this device has a photo of, or null. A key in an address says nothing of the photo. */
async function firstKept(addresses: readonly string[]): Promise<string | null> {
  if (typeof caches === 'undefined') return null;
  for (const address of addresses)
    if (await caches.match(address, { ignoreSearch: true })) return address;
  return null;
}

/** A photo's average colour, until the photo is there. Drawn: pages that the server writes have no inline styles. */
function PhotoColor({ photo }: { photo: Photo }) {
  return (
    <svg className={styles.color} aria-hidden="true">
      <rect width="100%" height="100%" fill={photo.color} />
    </svg>
  );
}
