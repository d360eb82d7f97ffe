import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { useSeenIds } from './use-seen-ids';
import stack from '../../components/stack.module.css';
import { WhileLoading } from '../../components/page/while-loading';
import type { Listing } from '../../contract/listing/property';
import { listPlaced } from '../../db/repositories/search/search-repository';
import { countOf } from '../../domain/format/count-of';
import { formatCount } from '../../domain/format/format-count';
import type { Box } from '../../domain/map/box-around';
import { Icon } from '../../components/icon';
import { AreaEditor } from './filters/area-editor';
import styles from './results-map.module.css';
import { type ChosenArea, useAreaEditing } from './filters/use-area-editing';
import { useKeptListings } from './use-kept-listings';
import { MapCards } from './map-cards';
import { LazyListingsMap } from './lazy-listings-map';

/** Which home was chosen, by history entry: whoever comes back from it finds its pin. */
const chosenAt = new Map<string, string>();
/** Cards that are drawn at first, and with each 'Show more'. */
const CARDS = 100;

/** The results on a map with the same homes as compact cards beside it (RES-3). */
export default function ResultsMap({
  ids,
  total,
  area,
  box,
  empty,
  more,
  onArea,
}: {
  ids: readonly string[];
  /** How many there are of them on the server: more than `ids` until all are loaded. */
  total: number;
  /** The drawn area that is searched, '' for none. */
  area: string;
  /** What the search is about, shown while nothing is found in it. */
  box: Box | null;
  /** Stands in the list's place while it is empty. */
  empty: ReactNode;
  /** Follows the last card. */
  more: ReactNode;
  onArea: (area: ChosenArea) => void;
}) {
  const [shown, setShown] = useState(CARDS);
  const seen = useSeenIds();
  const visit = useLocation().key;
  const [chosen, setChosen] = useState<string | null>(chosenAt.get(visit) ?? null);
  const [spot, setSpot] = useState<readonly string[] | null>(null);
  const atSpot = spot?.filter((id) => ids.includes(id)) ?? [];
  const editing = useAreaEditing(area, onArea);
  const placed = usePlaced(ids);
  const inView = useMemo(() => idsIn(ids, placed, editing.view), [ids, placed, editing.view]);
  const listings = useKeptListings(atSpot.length > 0 ? atSpot : withChosen(inView, shown, chosen));
  const pins = usePins(placed, listings);
  const [folded, setFolded] = useState(false);
  const choose = (id: string) => {
    setChosen(id);
    chosenAt.set(visit, id);
    setFolded(false);
    if (!atSpot.includes(id)) setSpot(null);
  };
  const openSpot = (homes: string[]) => {
    setSpot(homes);
    setFolded(false);
    setChosen(homes[0] ?? null);
  };
  if (listings === undefined || pins === undefined) return <p role="status">Loading map...</p>;
  return (
    <div className={styles.split}>
      <section
        className={styles.map}
        aria-label="Map of the results"
        data-drawing={editing.tool === 'circle' || editing.tool === 'shape'}
      >
        <WhileLoading fallback={<NoMap />}>
          <LazyListingsMap
            pins={pins}
            box={box}
            chosen={chosen}
            editing={editing.tool !== null}
            area={editing.area}
            onChoose={choose}
            onSpot={openSpot}
            onMove={editing.onMove}
            onDraw={editing.draw}
            onCentre={editing.onCentre}
            fallback={<NoMap />}
          />
        </WhileLoading>
        {editing.tool === null && (
          <div className={styles.area}>
            {editing.searchHere !== null && (
              <Button look="primary" icon="search" onClick={editing.searchHere}>
                Search here
              </Button>
            )}
            <Button icon="edit" title="Edit this area" onClick={editing.begin}>
              <span className={styles.edit}>Edit this area</span>
            </Button>
          </div>
        )}
      </section>
      <div
        className={`${stack.tight} ${styles.sheet}`}
        data-folded={editing.tool !== null || folded}
      >
        {editing.tool !== null && (
          <AreaEditor
            tool={editing.tool}
            area={editing.area}
            centre={editing.centre}
            ready={editing.ready}
            onTool={editing.choose}
            onDraw={editing.draw}
            onSearch={editing.search}
            onCancel={editing.cancel}
          />
        )}
        {ids.length === 0 ? (
          empty
        ) : atSpot.length > 0 ? (
          <div className={stack.row}>
            <p role="status">{countOf(atSpot.length, 'home')} at this spot.</p>
            <Button onClick={() => setSpot(null)}>Show all homes</Button>
          </div>
        ) : (
          <div className={styles.said}>
            <p className={`${stack.soft} ${stack.small}`} aria-live="polite">
              {editing.view === null
                ? placedText(pins.length, ids.length, total)
                : viewText(inView.length, pins.length)}
            </p>
            <button
              type="button"
              className={styles.fold}
              aria-expanded={!folded}
              onClick={() => setFolded(!folded)}
            >
              <Icon name="down" />
              <span className="visually-hidden">Cards of the homes</span>
            </button>
          </div>
        )}
        <MapCards listings={listings} seen={seen} chosen={chosen} onChoose={choose}>
          {atSpot.length === 0 && inView.length > shown && (
            <Button onClick={() => setShown(shown + CARDS)}>Show more in the list</Button>
          )}
          {more}
        </MapCards>
      </div>
    </div>
  );
}

/** A home whose pin was chosen stands in the list, however far down it would come. */
function withChosen(ids: readonly string[], shown: number, chosen: string | null): string[] {
  const first = ids.slice(0, shown);
  if (chosen === null || first.includes(chosen) || !ids.includes(chosen)) return first;
  return [chosen, ...first];
}

type Placed = Awaited<ReturnType<typeof listPlaced>>;

/** Those homes that say where they lie; undefined until this device has answered. */
function usePlaced(ids: readonly string[]): Placed | undefined {
  const database = useDatabase();
  const key = ids.join(' ');
  return useLiveQuery(
    () => listPlaced(key === '' ? [] : key.split(' '), database),
    [database, key],
  );
}

/** The homes whose pins are in a view of the map, in their order; all of them without one. */
function idsIn(
  ids: readonly string[],
  placed: Placed | undefined,
  view: Box | null,
): readonly string[] {
  if (view === null || placed === undefined) return ids;
  const { south, north, west, east } = view;
  const isIn = ({ lat, lng }: Placed[number]) =>
    lat >= south && lat <= north && lng >= west && lng <= east;
  const known = new Set(placed.filter(isIn).map(({ id }) => id));
  return ids.filter((id) => known.has(id));
}

/** A pin for each home with a place; those not in the list yet are called by their address. */
function usePins(placed: Placed | undefined, listings: Listing[] | undefined) {
  const titles = listings?.map(({ id, title }) => `${id} ${title}`).join('|');
  return useMemo(() => {
    const known = new Map(listings?.map(({ id, title }) => [id, title]));
    return placed?.map(({ id, lat, lng, price, address }) => ({
      id,
      lat,
      lng,
      price,
      label: known.get(id) ?? address,
    }));
    // Listings are new objects at every refresh; what they are called is what counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [placed, titles]);
}

function NoMap() {
  return <p className={styles.none}>Map view would display here</p>;
}

/** Of a map that was moved: how many of its pins are still seen. */
function viewText(inView: number, placed: number): string {
  if (inView === 0) return 'None of these homes is in this view.';
  return `${formatCount(inView)} of ${countOf(placed, 'home')} in this view.`;
}

function placedText(placed: number, loaded: number, total: number): string {
  const isPart = loaded < total;
  if (placed === loaded && isPart)
    return `The first ${formatCount(loaded)} of ${formatCount(total)} are on the map.`;
  if (placed === loaded)
    return loaded === 1 ? 'It is on the map.' : `All ${formatCount(loaded)} are on the map.`;
  return `${formatCount(placed)} of ${isPart ? 'the first ' : ''}${countOf(loaded, 'home')} on the map: ${placed === 1 ? 'the one that says where it lies' : 'those that say where they lie'}.`;
}
