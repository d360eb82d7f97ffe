/** 'auto' follows the phone. */
export type ThemeChoice = 'auto' | 'light' | 'dark';

const KEY = 'theme';

export function themeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // A browser that keeps nothing wears it until the page is closed.
  }
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
