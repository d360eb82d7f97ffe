import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { Check } from '../../components/form/check';
import { MapOnTap } from '../../components/map-on-tap';
import stack from '../../components/stack.module.css';
import { WhileLoading } from '../../components/page/while-loading';
import {
  listMyProperties,
  type MyPropertyView,
} from '../../db/repositories/my-properties/my-property-repository';
import { listOthersPlaced } from '../../db/repositories/search/others-placed';
import {
  isInCategory,
  MARKER_CATEGORIES,
  type MarkerCategory,
} from '../../domain/map/marker-category';
import { shownStatus } from '../../domain/property/shown-status';
import type { Pin } from '../../geo/pins-map';
import styles from './property-map.module.css';
import { PropertyWindow, type Shown } from './property-window';
import { LazyPinsMap } from './lazy-pins-map';

const LOOKS: Record<MarkerCategory, Pin['look']> = {
  Residential: 'residential',
  Sales: 'sales',
  Commercial: 'commercial',
  Rental: 'rental',
  Other: 'other',
};

/** The agent's properties on a map, and others this device knows by category (PMAP-1). */
export default function PropertyMapSection() {
  const database = useDatabase();
  const own = useLiveQuery(() => listMyProperties(database), [database]);
  const others = useLiveQuery(() => listOthersPlaced(database), [database]);
  const [mine, setMine] = useState(true);
  const [categories, setCategories] = useState<readonly MarkerCategory[]>([]);
  const ownShown = useMemo(() => (own ?? []).flatMap(ownPlace), [own]);
  const shown = useMemo(() => {
    const all = new Map<string, Shown & { look: Pin['look'] }>();
    if (mine) for (const property of ownShown) all.set(property.id, { ...property, look: 'own' });
    for (const category of categories) {
      for (const listing of others ?? []) {
        if (all.has(listing.id) || listing.location === null || !isInCategory(listing, category))
          continue;
        all.set(listing.id, {
          id: listing.id,
          content: listing,
          ...listing.location,
          status: listing.status,
          listedAt: listing.publishedAt === null ? null : Date.parse(listing.publishedAt),
          rentedOn: null,
          own: false,
          look: LOOKS[category],
        });
      }
    }
    return all;
  }, [mine, categories, ownShown, others]);
  const pins = useMemo<Pin[]>(
    () =>
      [...shown.values()].map(({ id, lat, lng, look, content }) => ({
        id,
        lat,
        lng,
        look,
        label: content.title || content.address,
      })),
    [shown],
  );
  const toggle = (category: MarkerCategory) =>
    setCategories((before) =>
      before.includes(category)
        ? before.filter((other) => other !== category)
        : [...before, category],
    );
  const waiting = <p role="status">Loading map...</p>;
  const unplaced = (own?.length ?? 0) - ownShown.length;
  return (
    <>
      <h1>Property Map</h1>
      <fieldset className={`${stack.card} ${styles.filters}`}>
        <legend>Filter Properties</legend>
        <Check checked={mine} onChange={() => setMine(!mine)}>
          <span className={styles.dot} data-look="own" aria-hidden="true" />
          My Properties ({ownShown.length})
        </Check>
        {MARKER_CATEGORIES.map((category) => (
          <Check
            key={category}
            checked={categories.includes(category)}
            onChange={() => toggle(category)}
          >
            <span className={styles.dot} data-look={LOOKS[category]} aria-hidden="true" />
            {category}
          </Check>
        ))}
      </fieldset>
      {own === undefined ? (
        waiting
      ) : (
        <div className={styles.map}>
          <MapOnTap>
            <WhileLoading fallback={waiting}>
              <LazyPinsMap
                pins={pins}
                fitTo={ownShown}
                renderWindow={(id) => {
                  const property = shown.get(id);
                  return property && <PropertyWindow property={property} />;
                }}
              />
            </WhileLoading>
          </MapOnTap>
        </div>
      )}
      {unplaced > 0 && (
        <p className={`${stack.soft} ${stack.small}`}>
          {unplaced} of your properties {unplaced === 1 ? 'has' : 'have'} no place on the map yet:
          edit {unplaced === 1 ? 'it' : 'them'} to set one.
        </p>
      )}
    </>
  );
}

function ownPlace({ property, rows }: MyPropertyView): Shown[] {
  const { location } = property.content;
  if (location === null) return [];
  return [
    {
      id: property.id,
      content: property.content,
      ...location,
      status: shownStatus(property, rows).label,
      listedAt: property.publishedAt ?? property.createdAt,
      rentedOn: property.status === 'Rented' ? (property.closedOn ?? null) : null,
      own: true,
    },
  ];
}
