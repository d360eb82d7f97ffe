/** What a return visit is shown on the home page: its room is held free before the phone has read it. */
export type Shown = 'news' | 'seen';

const KEY = 'return-mark';

/** Notes what the next opening of the home page holds room for; nothing where storage is refused. */
export function markReturn(shown: readonly Shown[]): void {
  try {
    if (shown.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, shown.join(' '));
  } catch {
    // Then the page makes room once it knows.
  }
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
  try {
    document.documentElement.dataset.returns = localStorage.getItem(KEY) ?? '';
  } catch {
    // As on a first visit.
  }
}
