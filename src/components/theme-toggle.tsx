import { useState } from 'react';
import { chooseTheme } from '../platform/theme';
import { Button } from './button';

/** Switches between the light and the dark look, and names the one that it leads to (DASH-1). */
export function ThemeToggle() {
  const [dark, setDark] = useState(
    () =>
      document.documentElement.dataset.theme === 'dark' ||
      (document.documentElement.dataset.theme === undefined &&
        window.matchMedia('(prefers-color-scheme: dark)').matches),
  );
  return (
    <Button
      icon={dark ? 'sun' : 'moon'}
      onClick={() => {
        chooseTheme(dark ? 'light' : 'dark');
        setDark(!dark);
      }}
    >
      {dark ? 'Light theme' : 'Dark theme'}
    </Button>
  );
}
