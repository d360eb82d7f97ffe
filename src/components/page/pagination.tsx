import { Button } from '../button';
import { Icon } from '../icon';
import styles from './pagination.module.css';

/**
 * Pages by number, with Previous and Next, on a phone as arrows; nothing where there is one page. At an end one of them
 * leads nowhere, and keeps the focus of whoever came there by it.
 */
export function Pagination({
  page,
  pages,
  onPage,
}: {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      <Button aria-disabled={page === 1} onClick={() => page > 1 && onPage(page - 1)}>
        <Icon name="left" size={18} />
        <span className="visually-hidden-on-phone">Previous</span>
      </Button>
      {numbersAround(page, pages).map((number, at) =>
        number === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- a gap has nothing else to tell it apart
          <span key={`gap ${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={styles.number}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ),
      )}
      <Button aria-disabled={page === pages} onClick={() => page < pages && onPage(page + 1)}>
        <span className="visually-hidden-on-phone">Next</span>
        <Icon name="right" size={18} />
      </Button>
    </nav>
  );
}

/** The first, the last and those about the current page; null stands for a gap. */
function numbersAround(page: number, pages: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return wanted.flatMap((number, at) =>
    at > 0 && number - (wanted[at - 1] ?? 0) > 1 ? [null, number] : [number],
  );
}
