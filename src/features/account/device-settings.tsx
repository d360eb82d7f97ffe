import { useSyncExternalStore } from 'react';
import { ButtonLink } from '../../components/button';
import { SelectField } from '../../components/form/field';
import stack from '../../components/stack.module.css';
import { chooseTheme, onTheme, type ThemeChoice, themeChoice } from '../../platform/theme';

const THEMES: { value: ThemeChoice; label: string }[] = [
  { value: 'auto', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** What belongs to this device and not to the account. */
export function DeviceSettings() {
  const theme = useSyncExternalStore(onTheme, themeChoice, () => 'auto' as const);
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="this-device">
      <h2 id="this-device">This device</h2>
      <SelectField label="Theme" value={theme} options={THEMES} onChoose={chooseTheme} />
      <div className={stack.row}>
        <ButtonLink to="/data">Data saver and data used</ButtonLink>
        <ButtonLink to="/areas">Areas on this device</ButtonLink>
        <ButtonLink to="/outbox">Storage used</ButtonLink>
      </div>
    </section>
  );
}
