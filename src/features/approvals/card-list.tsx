import type { ReactNode } from 'react';
import stack from '../../components/stack.module.css';

/** Cards of what waits for a decision, in the order given. */
export function CardList<Entry extends { item: { id: string } }>({
  entries,
  renderCard,
}: {
  entries: readonly Entry[];
  renderCard: (entry: Entry) => ReactNode;
}) {
  return (
    <ul className={stack.stack}>
      {entries.map((entry) => (
        <li key={entry.item.id}>{renderCard(entry)}</li>
      ))}
    </ul>
  );
}
