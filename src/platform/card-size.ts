import { readStored, store } from './stored';

/** How results are shown in a list: whole cards, or rows of which six stand where one card stood. */
export type CardSize = 'full' | 'compact';

const KEY = 'card-size';
const watchers = new Set<() => void>();

function stored(): CardSize {
  return readStored(KEY) === 'compact' ? 'compact' : 'full';
}

/** Puts the size chosen on this device on the document, also before the app's own scripts have come. */
export function applyCardSize(size: CardSize = stored()): void {
  document.documentElement.dataset.cards = size;
}

/** Keeps the choice on this device; where storage is refused, until the page is closed. */
export function chooseCardSize(size: CardSize): void {
  store(KEY, size);
  applyCardSize(size);
  for (const tell of watchers) tell();
}

/** Calls back at each choice. @returns what ends that */
export function onCardSize(told: () => void): () => void {
  watchers.add(told);
  return () => watchers.delete(told);
}
