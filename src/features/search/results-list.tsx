import {
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { CardSkeletons } from '../../components/listing/card-skeleton';
import { useFirstListings, useFirstVisitAt } from '../../components/context/first-answer-context';
import type { CardSize } from '../../platform/card-size';
import { useCardSize } from '../../platform/use-card-size';
import { ResultCard, type WaitingRow } from './result-card';
import styles from './results-list.module.css';
import { useKeptListings } from './use-kept-listings';

const CARD_LEAST = 300;
const GAP = 16;
/** How high a row is, about, until it was seen: one who comes back far down is where the page ends by then. */
const ROW: Record<CardSize, number> = { full: 622, compact: 144 };

type Listed = {
  ids: readonly string[];
  /** Which of them are saved, which were opened on this device, and which were hidden. */
  saved: ReadonlySet<string>;
  seen: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  /** What is on its way to the server about each of which something is. */
  waiting: ReadonlyMap<string, readonly WaitingRow[]>;
};
const NOTHING: readonly WaitingRow[] = [];
type Measured = { shape: string; cache: CacheSnapshot; heights: readonly number[] };
/** The rows' heights as they were, by history entry: going back finds the place to the pixel. */
const measured = new Map<string, Measured>();

/** Results one after the other, until there are so many that only those near the screen are drawn. */
const MOST_WRITTEN = 100;

/** Results as cards: as they stand in the document, where they came with it, others as one scrolls. */
export function ResultsList(props: Listed) {
  const first = useFirstListings();
  const isFirst = useFirstVisitAt() > 0;
  const begins = first.length > 0 && first.every(({ id }, at) => id === props.ids[at]);
  return isFirst && begins && props.ids.length <= MOST_WRITTEN ? (
    <WrittenList {...props} />
  ) : (
    <ScrolledList {...props} />
  );
}

/**
 * The results as the server wrote them, and what is shown more: all of them, in columns that the style
 * sheet finds. Each card
 * is taken over by itself, so that a tap on one does not wait for the others.
 */
function WrittenList({ ids, saved, seen, hidden, waiting }: Listed) {
  const listings = useKeptListings(ids) ?? [];
  return (
    <div className={`${styles.row} ${styles.written}`} data-folds>
      {listings.map((listing, index) => (
        <Suspense key={listing.id}>
          <ResultCard
            listing={listing}
            saved={saved.has(listing.id)}
            seen={seen.has(listing.id)}
            hidden={hidden.has(listing.id)}
            waiting={waiting.get(listing.id) ?? NOTHING}
            eager={index === 0}
          />
        </Suspense>
      ))}
    </div>
  );
}

/** Results of which only those near the screen are drawn, be there ten thousand. */
function ScrolledList({ ids, saved, seen, hidden, waiting }: Listed) {
  const { key } = useLocation();
  const wrap = useRef<HTMLDivElement>(null);
  const list = useRef<WindowVirtualizerHandle>(null);
  const columns = useColumns(wrap, CARD_LEAST, GAP);
  // What is of one shape is as high as it was.
  const size = useCardSize();
  const shape = `${columns} ${size}`;
  const rows = useMemo(() => inRows(ids, columns), [ids, columns]);
  const before = measured.get(key);
  const known =
    before?.heights.length === rows.length && before.shape === shape ? before : undefined;
  // Results that come to who has scrolled already: the list looks where the page is with the next scroll alone.
  useEffect(() => {
    if (window.scrollY > 0) window.dispatchEvent(new Event('scroll'));
  }, []);
  // In the layout phase: later the list is gone already, and with it what it measured.
  useLayoutEffect(
    () => () => {
      // Read at the end on purpose: what has been measured by then.
      // oxlint-disable-next-line react/exhaustive-deps
      const seen = list.current;
      if (seen === null) return;
      const heights = Array.from({ length: rows.length }, (_, row) => seen.getItemSize(row));
      measured.set(key, { shape, cache: seen.cache, heights });
    },
    [key, rows.length, shape],
  );
  return (
    <div ref={wrap}>
      <WindowVirtualizer
        ref={list}
        key={`${key} ${shape}`}
        data={rows}
        bufferSize={600}
        itemSize={ROW[size]}
        {...(known ? { cache: known.cache } : {})}
      >
        {(row, index) => (
          <ResultRow
            key={row.join(' ')}
            ids={row}
            columns={columns}
            height={known?.heights[index]}
            saved={saved}
            seen={seen}
            hidden={hidden}
            waiting={waiting}
            first={index === 0}
          />
        )}
      </WindowVirtualizer>
    </div>
  );
}

function ResultRow({
  ids,
  columns,
  height,
  saved,
  seen,
  hidden,
  waiting,
  first,
}: Listed & { columns: number; height: number | undefined; first: boolean }) {
  const listings = useKeptListings(ids);
  // Until its cards are read a row stays as high as it was: the place in the list does not move.
  const held = listings === undefined ? { blockSize: height, overflow: 'clip' } : {};
  return (
    <div
      className={styles.row}
      data-folds
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, ...held }}
    >
      {listings === undefined ? (
        <div className={styles.whole}>
          <CardSkeletons count={ids.length} label="Reading from this device" />
        </div>
      ) : (
        listings.map((listing, index) => (
          <ResultCard
            key={listing.id}
            listing={listing}
            saved={saved.has(listing.id)}
            seen={seen.has(listing.id)}
            hidden={hidden.has(listing.id)}
            waiting={waiting.get(listing.id) ?? NOTHING}
            eager={first && index === 0}
          />
        ))
      )}
    </div>
  );
}

function inRows(ids: readonly string[], columns: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / columns) }, (_, row) =>
    ids.slice(row * columns, (row + 1) * columns),
  );
}

/** How many cards of a least width, in pixels, stand side by side in an element, with a gap between. */
function useColumns(ref: RefObject<HTMLElement | null>, least: number, gap: number): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (width: number) =>
      setColumns(Math.max(1, Math.floor((width + gap) / (least + gap))));
    measure(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, least, gap]);
  return columns;
}
