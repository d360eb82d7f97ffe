import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useState } from 'react';
import { useDatabase } from '../../../components/context/database-context';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import type { Photo } from '../../../contract/listing/property';
import { MAX_PHOTOS } from '../../../contract/listing/property-options';
import { dropUnsavedPhoto } from '../../../db/repositories/my-properties/my-property-commands';
import type { listLocalPhotos } from '../../../db/repositories/my-properties/local-photos';
import { rowsOf } from '../../../db/repositories/outbox/outbox-repository';
import { formatBytes } from '../../../domain/format/format-bytes';
import { useIsNarrow } from '../../../platform/use-is-narrow';
import { arranged, moved } from '../../../domain/property/arrange-photos';
import { LocalPhotoImage } from './local-photo-image';
import { PhotoInput } from './photo-input';
import styles from './photo-picker.module.css';
import { PhotoThumbs } from './photo-thumbs';
import { PhotoTile } from './photo-tile';
import { useAddPhotos } from './use-add-photos';

/** The order of all photos, the cover first, and what is said about each. */
export type Arrangement = { photoOrder: string[]; captions: Record<string, string> };
/** The arrangement a draft holds, and nothing else of it. */
export function arrangementOf(draft: Arrangement | null): Arrangement {
  return { photoOrder: draft?.photoOrder ?? [], captions: draft?.captions ?? {} };
}

/** So many photos are shown with their tools also on a phone. */
const ALL_SHOWN = 2;

type Local = Awaited<ReturnType<typeof listLocalPhotos>>;

/** Photos: made small on the phone and kept there at once, before anything is saved or sent. */
export function PhotoPicker({
  propertyId,
  isNew,
  local,
  server,
  arrangement,
  onArrange,
  onBusy,
  onRemove,
}: {
  propertyId: string;
  /** Of a listing that was not saved yet. */
  isNew: boolean;
  local: Local;
  server: Photo[];
  arrangement: Arrangement;
  onArrange: (arrangement: Arrangement) => void;
  /** Told while photos are being made small: a form saved meanwhile would miss them. */
  onBusy: (busy: boolean) => void;
  /** A photo is taken out of the form; it goes for good when the form is saved. */
  onRemove: (id: string) => void;
}) {
  const database = useDatabase();
  const key = local.map(({ id }) => id).join(' ');
  const waiting = useLiveQuery(
    () => rowsOf(key === '' ? [] : key.split(' '), database),
    [database, key],
  );
  const room = MAX_PHOTOS - local.length - server.length;
  const { busy, notices, choose } = useAddPhotos({
    propertyId,
    isNew,
    ids: local.map(({ id }) => id),
    room,
    onBusy,
  });

  const order = arranged([...server, ...local], arrangement.photoOrder).map(({ id }) => id);
  const move = (id: string, by: number | 'first') =>
    onArrange({ ...arrangement, photoOrder: moved(order, id, by) });
  const narrow = useIsNarrow();
  const [asked, setAsked] = useState<string | null>(null);
  const chosen = asked !== null && order.includes(asked) ? asked : null;
  const rowsFor = (id: string) => waiting?.filter(({ entityId }) => entityId === id) ?? [];
  const tile = (
    photo: { id: string; caption?: string },
    picture: ReactNode,
    mine: Local[number] | null,
  ) => (
    <PhotoTile
      key={photo.id}
      number={order.indexOf(photo.id) + 1}
      count={order.length}
      caption={arrangement.captions[photo.id] ?? photo.caption ?? ''}
      rows={mine === null ? null : rowsFor(photo.id)}
      size={mine === null ? '' : formatBytes(mine.bytes)}
      onCaption={(caption) =>
        onArrange({
          ...arrangement,
          captions: { ...arrangement.captions, [photo.id]: caption },
        })
      }
      onMove={(by) => move(photo.id, by)}
      onRemove={() => {
        if (mine?.unsaved) void dropUnsavedPhoto(photo.id, database);
        else onRemove(photo.id);
      }}
    >
      {picture}
    </PhotoTile>
  );
  const alt = (id: string) => `${order.indexOf(id) + 1} of this listing`;
  const photoOf = (id: string) => {
    const mine = local.find((photo) => photo.id === id) ?? null;
    const sent = server.find((photo) => photo.id === id);
    const picture =
      sent === undefined ? (
        <LocalPhotoImage id={id} alt={alt(id)} />
      ) : (
        <img className={styles.image} src={sent.small} alt={alt(id)} loading="lazy" />
      );
    return { id, picture, mine, photo: sent ?? { id } };
  };
  const photos = order.map(photoOf);
  const tileOf = ({ photo, picture, mine }: ReturnType<typeof photoOf>) =>
    tile(photo, picture, mine);
  const isSmall = narrow && photos.length > ALL_SHOWN;

  return (
    <section className={`${stack.card} ${stack.stack}`} aria-label="Photos">
      <div className={stack.between}>
        <h2>Photos (maximum {MAX_PHOTOS})</h2>
        <span className={stack.soft}>
          {local.length + server.length} of {MAX_PHOTOS}
        </span>
      </div>
      {notices.map((notice) => (
        <Notice key={notice} tone="bad">
          {notice}
        </Notice>
      ))}
      {isSmall ? (
        <PhotoThumbs
          photos={photos.map((one) => ({
            ...one,
            needsYou: rowsFor(one.id).some(({ state }) => state === 'rejected'),
          }))}
          chosen={chosen}
          onChoose={setAsked}
        >
          {photos.filter(({ id }) => id === chosen).map(tileOf)}
        </PhotoThumbs>
      ) : (
        <ol className={styles.grid}>{photos.map(tileOf)}</ol>
      )}
      {room > 0 && (
        <div className={styles.adds}>
          <PhotoInput label="Add photos" icon="image" busy={busy} multiple onFiles={choose} />
          <PhotoInput label="Take a photo" icon="camera" busy={busy} camera onFiles={choose} />
        </div>
      )}
    </section>
  );
}
