import { LISTING_TYPES, type ListingType } from '../../contract/listing/property-options';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { useDatabase } from '../../components/context/database-context';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/delivery/toasts';
import type { AreaPack } from '../../db/packs/pack-records';
import { countOf } from '../../domain/format/count-of';
import { formatBytes } from '../../domain/format/format-bytes';
import { formatCount } from '../../domain/format/format-count';
import { OFFERS } from '../../domain/property/price/offers';
import { EMPTY_SEARCH, searchToParams } from '../../domain/search/search-state';
import { useDataSaver } from '../../platform/network/use-data-saver';
import { lacksMuchData } from '../../sync/packs/download-packs';
import { forgetArea, goOnWithAreas, updateAreas } from '../../sync/packs/keep-area';
import { When } from '../../components/when';
import styles from './kept-area-card.module.css';

/** An area on this device: how much of it is there, how old it is, and the ways to renew or remove it. */
export function KeptAreaCard({ pack }: { pack: AreaPack }) {
  const database = useDatabase();
  const [removing, setRemoving] = useState(false);
  const [isUpdating, setIsUpdating] = useState(false);
  const tap = { asked: pack.id, savesData: useDataSaver() };
  const updateNow = async () => {
    setIsUpdating(true);
    const failure = await updateAreas(database, tap).catch(String);
    setIsUpdating(false);
    if (failure !== null) showToast('error', failure);
  };
  const hasMap = pack.summary.tileBytes !== null;
  useEffect(() => {
    // What draws the map is no use without a network unless it has come before.
    if (hasMap) void import('../../geo/vector-layer').catch(() => undefined);
  }, [hasMap]);
  const homesIn = (listingType: ListingType) =>
    `/search-results?${searchToParams({
      ...EMPTY_SEARCH,
      listingType,
      location: pack.name,
      lat: String(pack.lat),
      lng: String(pack.lng),
      // All of it, whatever place its addresses name.
      radiusKm: String(pack.radiusKm),
    })}`;
  return (
    <article className={`${stack.card} ${stack.stack}`} aria-label={pack.name}>
      <div className={stack.tight}>
        <h3>{pack.name}</h3>
        <p className={`${stack.soft} ${stack.small}`}>
          {countOf(pack.listings, 'home')} within {pack.radiusKm} km, {formatBytes(pack.bytes)}
          {pack.photos > 0 ? `, ${countOf(pack.photos, 'photo')}` : ''}
        </p>
        {pack.step === 'ready' || pack.freshAt !== null ? (
          <p className={stack.small}>
            Checked <When at={pack.freshAt ?? pack.addedAt} />.
          </p>
        ) : null}
      </div>
      {pack.refused !== null && <Notice tone="bad">{pack.refused}</Notice>}
      {pack.step !== 'ready' && pack.refused === null && <Progress pack={pack} />}
      <div className={stack.row}>
        {LISTING_TYPES.map((listingType) => (
          <ButtonLink key={listingType} to={homesIn(listingType)} icon="search">
            {OFFERS[listingType].heading}
          </ButtonLink>
        ))}
        {pack.step === 'ready' || pack.refused !== null ? (
          <Button icon="refresh" disabled={isUpdating} onClick={() => void updateNow()}>
            {isUpdating ? 'Updating …' : 'Update now'}
          </Button>
        ) : (
          <Button icon="refresh" onClick={() => goOnWithAreas(database, tap)}>
            Go on now
          </Button>
        )}
        <Button icon="trash" onClick={() => setRemoving(true)}>
          Remove
        </Button>
      </div>
      {removing && (
        <ConfirmDialog
          title={`Remove ${pack.name}?`}
          question={`This frees ${formatBytes(pack.bytes)} or more. Homes you saved stay.`}
          yes="Remove"
          onYes={() => void forgetArea(pack.id)}
          onNo={() => setRemoving(false)}
        />
      )}
    </article>
  );
}

const STEPS: Record<AreaPack['step'], string> = {
  listings: 'Homes',
  places: 'Places',
  tiles: 'Map',
  photos: 'Photos',
  ready: '',
};

function Progress({ pack }: { pack: AreaPack }) {
  const label = `${STEPS[pack.step]} of ${pack.name}`;
  const count = counted(pack);
  const waits = useDataSaver() && lacksMuchData(pack);
  return (
    <div className={stack.tight}>
      {count === null ? (
        <progress className={styles.bar} aria-label={label} />
      ) : (
        <progress
          className={styles.bar}
          max={Math.max(1, count.all)}
          value={Math.min(count.done, count.all)}
          aria-label={label}
        />
      )}
      <p className={stack.small} role="status">
        {STEPS[pack.step]}
        {count && (
          <span aria-live="off">
            : {formatCount(count.done)} of {formatCount(Math.max(count.all, count.done))}
          </span>
        )}
        {waits
          ? '. It waits while data is saved, until you tap Go on now.'
          : '. It goes on by itself whenever there is a network.'}
      </p>
    </div>
  );
}

/** How many of what is being fetched are there; null for places and the map, which come whole. */
function counted({ step, photos, listings, summary }: AreaPack) {
  if (step === 'photos') return { done: photos, all: summary.photos };
  return step === 'listings' ? { done: listings, all: summary.listings } : null;
}
