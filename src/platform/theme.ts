import { readStored, store } from './stored';

/** 'auto' follows the phone. */
export type ThemeChoice = 'auto' | 'light' | 'dark';

const KEY = 'theme';

export function themeChoice(): ThemeChoice {
  const stored = readStored(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

export function chooseTheme(choice: ThemeChoice): void {
  // A browser that keeps nothing wears it until the page is closed.
  store(KEY, choice === 'auto' ? null : choice);
  apply(choice);
}

/** Puts the chosen theme on the page (DASH-1). */
export function applyTheme(): void {
  apply(themeChoice());
}

function apply(choice: ThemeChoice): void {
  if (choice === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}
