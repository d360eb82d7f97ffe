import { useState, useSyncExternalStore } from 'react';
import { TextField } from '../../components/field';
import stack from '../../components/stack.module.css';
import { dataCost } from '../../domain/format/data-cost';
import { digits } from '../../domain/format/digits';
import { groupDigits } from '../../domain/format/group-digits';
import { formatBytes } from '../../domain/format/format-bytes';
import { dataUsed, nairaPerGb, onDataUsed, setNairaPerGb } from '../../platform/data-meter';

/** How much data this visit has used, and what that costs. */
export function DataMeterCard() {
  const used = useSyncExternalStore(onDataUsed, dataUsed, () => 0);
  const [price, setPrice] = useState(() => String(nairaPerGb()));
  const change = (text: string) => {
    const typed = digits(text).slice(0, 6);
    setPrice(typed);
    if (Number(typed) > 0) setNairaPerGb(Number(typed));
  };
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="meter">
      <h2 id="meter">This visit</h2>
      <p>
        <strong>{formatBytes(used)}</strong> of data, about{' '}
        <strong>{dataCost(used, Number(price) || nairaPerGb())}</strong>.
      </p>
      <TextField
        label="What you pay for 1 GB"
        prefix="₦"
        inputMode="numeric"
        value={groupDigits(price)}
        error={Number(price) > 0 ? undefined : 'Enter the price of 1 GB in naira'}
        onChange={(event) => change(event.target.value)}
      />
      <p className={`${stack.soft} ${stack.small}`}>
        Counted since this tab was opened, as the browser measures it. Map tiles of other services
        are not all measured.
      </p>
    </section>
  );
}
