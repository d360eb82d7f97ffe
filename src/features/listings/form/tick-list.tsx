import { useState } from 'react';
import { TextField } from '../../../components/form/field';
import { Check } from '../../../components/form/check';
import { MAX_FEATURE, MAX_FEATURES } from '../../../contract/listing/property-options';
import { isTicked, textsOf, withTick } from '../../../domain/property/feature-flags';
import styles from './tick-list.module.css';

/** Ticks and the words they make; words of other origin stay beside them. */
export function TickList({
  title,
  labels,
  chosen,
  onChange,
}: {
  title: string;
  labels: Record<string, string>;
  chosen: string[];
  onChange: (chosen: string[]) => void;
}) {
  // While somebody types, their own commas and spaces; else the words of the ticks.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{title}</legend>
      {Object.entries(labels).map(([flag, label]) => (
        <Check
          key={flag}
          checked={isTicked(chosen, flag, label)}
          onChange={(on) => onChange(withTick(chosen, { flag, label }, on))}
        >
          {label}
        </Check>
      ))}
      <div className={styles.words}>
        <TextField
          label={`${title} in words`}
          hint="Separated by commas"
          maxLength={MAX_FEATURE * MAX_FEATURES}
          value={typed ?? chosen.join(', ')}
          onBlur={() => setTyped(null)}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(
              textsOf(event.target.value)
                .slice(0, MAX_FEATURES)
                .map((text) => text.slice(0, MAX_FEATURE)),
            );
          }}
        />
      </div>
    </fieldset>
  );
}
