import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { CardSkeletons } from '../../components/card-skeleton';
import { ResultCard } from './result-card';
import styles from './results-page.module.css';
import { useColumns } from './use-columns';
import { useKeptListings } from './use-kept-listings';

const CARD_LEAST = 300;
const GAP = 16;

type Measured = { rows: number; columns: number; cache: CacheSnapshot };
/** The rows' heights as they were, by history entry: going back finds the place to the pixel. */
const measured = new Map<string, Measured>();

/** Results of which only those near the screen are drawn, be there ten thousand. */
export function ResultsList({
  ids,
  saved,
}: {
  ids: readonly string[];
  saved: ReadonlySet<string>;
}) {
  const { key } = useLocation();
  const wrap = useRef<HTMLDivElement>(null);
  const list = useRef<WindowVirtualizerHandle>(null);
  const columns = useColumns(wrap, CARD_LEAST, GAP);
  const rows = useMemo(() => inRows(ids, columns), [ids, columns]);
  const before = measured.get(key);
  const known = before?.rows === rows.length && before.columns === columns ? before : undefined;
  // In the layout phase: later the list is gone already, and with it what it measured.
  useLayoutEffect(
    () => () => {
      // Read at the end on purpose: what has been measured by then.
      // oxlint-disable-next-line react/exhaustive-deps
      const cache = list.current?.cache;
      if (cache) measured.set(key, { rows: rows.length, columns, cache });
    },
    [key, rows.length, columns],
  );
  return (
    <div ref={wrap}>
      <WindowVirtualizer
        ref={list}
        key={`${key} ${columns}`}
        data={rows}
        bufferSize={600}
        {...(known ? { cache: known.cache } : {})}
      >
        {(row, index) => (
          <ResultRow
            key={row.join(' ')}
            ids={row}
            columns={columns}
            saved={saved}
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
  saved,
  first,
}: {
  ids: readonly string[];
  columns: number;
  saved: ReadonlySet<string>;
  first: boolean;
}) {
  const listings = useKeptListings(ids);
  return (
    <div
      className={styles.row}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {listings === undefined ? (
        <div className={styles.whole}>
          <CardSkeletons count={ids.length} label="Reading from this phone" />
        </div>
      ) : (
        listings.map((listing, index) => (
          <ResultCard
            key={listing.id}
            listing={listing}
            saved={saved.has(listing.id)}
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
