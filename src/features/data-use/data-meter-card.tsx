import { useState, useSyncExternalStore } from 'react';
import { AmountField } from '../../components/form/amount-field';
import stack from '../../components/stack.module.css';
import { dataCost } from '../../domain/format/data-cost';
import { readAmount } from '../../domain/amounts/read-amount';
import { formatBytes } from '../../domain/format/format-bytes';
import { dataUsed, nairaPerGb, onDataUsed, setNairaPerGb } from '../../platform/network/data-meter';

/** Naira that were read; 0 where nothing is or it cannot be. */
function nairaOf(text: string): number {
  const read = readAmount(text);
  return read !== null && 'naira' in read ? read.naira : 0;
}

/** How much data this visit has used, and what that costs. */
export function DataMeterCard() {
  const used = useSyncExternalStore(onDataUsed, dataUsed, () => 0);
  const [price, setPrice] = useState(() => String(nairaPerGb()));
  const change = (text: string) => {
    setPrice(text);
    const typed = nairaOf(text);
    if (typed > 0) setNairaPerGb(typed);
  };
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="meter">
      <h2 id="meter">This visit</h2>
      <p>
        <strong>{formatBytes(used)}</strong> of data, about{' '}
        <strong>{dataCost(used, nairaOf(price) || nairaPerGb())}</strong>.
      </p>
      <AmountField
        label="What you pay for 1 GB"
        value={price}
        error={price.trim() === '' ? 'Enter the price of 1 GB in naira' : undefined}
        onChange={change}
      />
      <p className={`${stack.soft} ${stack.small}`}>
        Counted since this tab was opened, as the browser measures it. Map tiles of other services
        are not all measured.
      </p>
    </section>
  );
}
