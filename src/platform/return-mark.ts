import { readStored, store } from './stored';

/** What a return visit is shown on the home page: its room is held free before the phone has read it. */
export type Shown = 'news' | 'seen';

const KEY = 'return-mark';

/** Notes what the next opening of the home page holds room for. */
export function markReturn(shown: readonly Shown[]): void {
  // Where it is refused the page makes room once it knows.
  store(KEY, shown.length === 0 ? null : shown.join(' '));
  applyReturnMark();
}

/** Notes one more thing that it will be shown. */
export function addReturnMark(shown: Shown): void {
  const known = document.documentElement.dataset.returns?.split(' ') ?? [];
  const all = (['news', 'seen'] as const).filter((one) => one === shown || known.includes(one));
  if (!known.includes(shown)) markReturn(all);
}

/** Puts the mark on the document, for the style sheet; also before the app's own scripts have come. */
export function applyReturnMark(): void {
  document.documentElement.dataset.returns = readStored(KEY) || '';
}
