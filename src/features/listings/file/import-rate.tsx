import { type FormEvent, useState } from 'react';
import { AmountField } from '../../../components/form/amount-field';
import { Button } from '../../../components/button';
import stack from '../../../components/stack.module.css';
import { readAmount } from '../../../domain/amounts/read-amount';
import { formatNaira } from '../../../domain/format/format-naira';

/** Beyond these a rate is a slip of the pen. */
const LOWEST = 100;
const HIGHEST = 100_000;

/** Asks for what a dollar is in naira, where rows are priced in dollars. */
export function ImportRate({ onRate }: { onRate: (nairaPerDollar: number) => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const use = (event: FormEvent) => {
    event.preventDefault();
    const read = readAmount(typed);
    const rate = read !== null && 'naira' in read ? read.naira : 0;
    const isLikely = rate >= LOWEST && rate <= HIGHEST;
    setError(
      isLikely
        ? undefined
        : `Please give a rate between ${formatNaira(LOWEST)} and ${formatNaira(HIGHEST)}.`,
    );
    if (isLikely) onRate(rate);
  };
  return (
    <form className={`${stack.card} ${stack.stack}`} onSubmit={use} noValidate>
      <AmountField
        label="Naira for one US dollar"
        hint="Rows priced in dollars are shown in naira at this rate."
        value={typed}
        error={error}
        onChange={setTyped}
      />
      <div className={stack.row}>
        <Button type="submit">Use this rate</Button>
      </div>
    </form>
  );
}
