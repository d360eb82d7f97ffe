import { useSyncExternalStore } from 'react';
import { chooseTheme, isDark, onTheme } from '../platform/theme';
import { Button } from './button';

/** Switches between the light and the dark look, and names the one that it leads to (DASH-1). */
export function ThemeToggle() {
  const dark = useSyncExternalStore(onTheme, isDark, () => false);
  return (
    <Button icon={dark ? 'sun' : 'moon'} onClick={() => chooseTheme(dark ? 'light' : 'dark')}>
      {dark ? 'Light theme' : 'Dark theme'}
    </Button>
  );
}
