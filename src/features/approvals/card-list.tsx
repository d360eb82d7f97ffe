import type { ReactNode } from 'react';
import { useKeptFocus } from '../../components/focus/use-kept-focus';
import stack from '../../components/stack.module.css';

type Props<Entry> = {
  entries: readonly Entry[];
  renderCard: (entry: Entry) => ReactNode;
};

/** Cards of what waits for a decision, in the order given. */
export function CardList<Entry extends { item: { id: string } }>(props: Props<Entry>) {
  // With the last card all of it goes, for what is said in its place to get the focus (keep-focus.ts).
  return props.entries.length === 0 ? null : <Cards {...props} />;
}

function Cards<Entry extends { item: { id: string } }>({ entries, renderCard }: Props<Entry>) {
  const around = useKeptFocus(entries);
  return (
    <div ref={around} tabIndex={-1}>
      <ul className={stack.stack}>
        {entries.map((entry, index) => (
          <li key={entry.item.id} data-index={index}>
            {renderCard(entry)}
          </li>
        ))}
      </ul>
    </div>
  );
}
