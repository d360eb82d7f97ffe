import { createSignal } from '../domain/signal';
import { readStored, store } from './stored';

/** 'auto' follows the phone. */
export type ThemeChoice = 'auto' | 'light' | 'dark';

const KEY = 'theme';
const changed = createSignal();

export function themeChoice(): ThemeChoice {
  const stored = readStored(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** Whether the page is dark now, by choice or as the phone is. */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? phone().matches : theme === 'dark';
}

/** Tells when the theme is chosen anew, or the phone changes its own. @returns what ends it */
export function onTheme(tell: () => void): () => void {
  const device = phone();
  device.addEventListener('change', tell);
  const stop = changed.on(tell);
  return () => {
    device.removeEventListener('change', tell);
    stop();
  };
}

const phone = () => window.matchMedia('(prefers-color-scheme: dark)');

export function chooseTheme(choice: ThemeChoice): void {
  // A browser that keeps nothing wears it until the page is closed.
  store(KEY, choice === 'auto' ? null : choice);
  apply(choice);
  changed.tell();
}

/** Puts the chosen theme on the page (DASH-1). */
export function applyTheme(): void {
  apply(themeChoice());
}

function apply(choice: ThemeChoice): void {
  if (choice === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}
