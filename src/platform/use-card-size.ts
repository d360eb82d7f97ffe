import { useSyncExternalStore } from 'react';
import { type CardSize, onCardSize } from './card-size';

/** The size chosen; whole cards in a written page, which the style sheet draws as chosen nevertheless. */
export function useCardSize(): CardSize {
  return useSyncExternalStore(
    onCardSize,
    () => (document.documentElement.dataset.cards === 'compact' ? 'compact' : 'full'),
    () => 'full',
  );
}
