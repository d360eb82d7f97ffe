import { useState } from 'react';
import { AmountField } from '../../components/form/amount-field';
import { ErrorSummary } from '../../components/form/error-summary';
import { SelectField, TextArea, TextField } from '../../components/form/field';
import stack from '../../components/stack.module.css';
import type { ListingType } from '../../contract/listing/property-options';
import { amountInWords } from '../../domain/amounts/amount-in-words';
import { OFFER_CHOICES } from '../../domain/property/price/offers';

const WRONG = 'Write your name';

/** Fields with a hint, with an error, required, and an amount with its words. */
export function FieldSamples() {
  const [price, setPrice] = useState('2500000');
  const [offer, setOffer] = useState<ListingType>('rent');
  return (
    <>
      <ErrorSummary problems={[{ field: 'sample-name', text: WRONG }]} attempt={0} />
      <div className={stack.grid2}>
        <TextField label="Plain" />
        <TextField label="With a hint" hint="As people know you" required />
        <TextField id="sample-name" label="With an error" error={WRONG} required />
        <AmountField label="An amount" value={price} onChange={setPrice} words={amountInWords} />
        <SelectField label="A choice" options={OFFER_CHOICES} value={offer} onChoose={setOffer} />
        <TextArea label="Several lines" rows={3} />
      </div>
    </>
  );
}
