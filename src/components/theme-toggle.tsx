import { useState } from 'react';
import { chooseTheme } from '../platform/theme';
import { Button } from './button';

/** Switches between the light and the dark look. */
export function ThemeToggle() {
  const [dark, setDark] = useState(
    () =>
      document.documentElement.dataset.theme === 'dark' ||
      (document.documentElement.dataset.theme === undefined &&
        window.matchMedia('(prefers-color-scheme: dark)').matches),
  );
  return (
    <Button
      aria-pressed={dark}
      onClick={() => {
        chooseTheme(dark ? 'light' : 'dark');
        setDark(!dark);
      }}
    >
      Dark theme
    </Button>
  );
}
