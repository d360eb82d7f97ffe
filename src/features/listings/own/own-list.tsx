import type { RefObject } from 'react';
import { Button } from '../../../components/button';
import { ChoiceButtons } from '../../../components/form/choice-buttons';
import { EmptyState } from '../../../components/page/empty-state';
import { Pagination } from '../../../components/page/pagination';
import stack from '../../../components/stack.module.css';
import type { Choice } from '../../../components/form/use-choice';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { formatCount } from '../../../domain/format/format-count';
import { OWN_PER_PAGE } from '../../../domain/property/own-filter';
import { useIsNarrow } from '../../../platform/use-is-narrow';
import { ManyBar } from './many-bar';
import styles from './my-properties.module.css';
import { MyPropertyCard } from './my-property-card';
import { OwnRows } from './own-rows';

/** The listings that pass the filters, a page at a time: rows on a phone and while many are chosen, else cards. */
export function OwnList({
  all,
  matching,
  page: asked,
  choice,
  top,
  onPage,
  onBoost,
  onChooseActive,
  onLookAt,
  onReset,
}: {
  /** How many there are without filters. */
  all: number;
  matching: readonly MyPropertyView[];
  page: number;
  /** Which of them are chosen. */
  choice: Choice;
  /** Where the list begins. */
  top: RefObject<HTMLParagraphElement | null>;
  onPage: (page: number) => void;
  onBoost: (view: MyPropertyView) => void;
  onChooseActive: () => void;
  /** Shows what was left in doubt. */
  onLookAt: () => void;
  /** Shows them all again. */
  onReset: () => void;
}) {
  const narrow = useIsNarrow();
  const chosen = choice.ids;
  const pages = Math.max(1, Math.ceil(matching.length / OWN_PER_PAGE));
  const page = Math.min(asked, pages);
  const taken = matching.filter(({ property }) => chosen?.has(property.id));
  const shown = matching.slice((page - 1) * OWN_PER_PAGE, page * OWN_PER_PAGE);
  return (
    <>
      <div className={`${stack.between} ${styles.count}`}>
        <p ref={top} role="status" className={`${stack.soft} ${stack.small}`}>
          Showing {formatCount(matching.length)} of {formatCount(all)} properties
        </p>
        <ChoiceButtons choice={choice} all={matching.map(({ property }) => property.id)} />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon="home"
          title="No Properties Found"
          action={all > 0 && <Button onClick={onReset}>Show all {formatCount(all)}</Button>}
        >
          {all === 0
            ? 'You haven\'t added any properties yet. Click "Add New Property" to get started.'
            : 'None of your properties is like that.'}
        </EmptyState>
      ) : narrow || chosen !== null ? (
        <OwnRows
          views={shown}
          chosen={chosen}
          onCheck={choice.check}
          onBoost={onBoost}
          onChooseActive={onChooseActive}
        />
      ) : (
        <ul className={styles.grid}>
          {shown.map((view) => (
            <li key={view.property.id}>
              <MyPropertyCard
                view={view}
                onBoost={() => onBoost(view)}
                onChooseActive={onChooseActive}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} onPage={onPage} />
      {taken.length > 0 && <ManyBar chosen={taken} onDone={choice.end} onLookAt={onLookAt} />}
    </>
  );
}
