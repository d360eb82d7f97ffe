import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import stack from '../../components/stack.module.css';
import { type RentVsBuyResult, rentVsBuy } from '../../domain/tools/rent-vs-buy';
import {
  EMPTY_RENT_VS_BUY,
  type RentVsBuyErrors,
  type RentVsBuyForm,
  readRentVsBuyForm,
} from '../../domain/tools/rent-vs-buy-form';
import { NairaField } from './naira-field';
import { RentVsBuyResults } from './rent-vs-buy-results';
import styles from './tools.module.css';

type AmountKey = Exclude<
  keyof RentVsBuyForm,
  'rentIncreasePercent' | 'appreciationPercent' | 'years'
>;

/** What renting and buying cost over the years one means to stay (TOOL-1). */
export default function RentVsBuyPage() {
  const [form, setForm] = useState<RentVsBuyForm>(EMPTY_RENT_VS_BUY);
  const [errors, setErrors] = useState<RentVsBuyErrors>({});
  const [result, setResult] = useState<RentVsBuyResult | null>(null);
  const change = (key: keyof RentVsBuyForm, value: string) => {
    setForm((before) => ({ ...before, [key]: value }));
    setErrors((before) => ({ ...before, [key]: undefined }));
  };
  const calculate = (event: FormEvent) => {
    event.preventDefault();
    const read = readRentVsBuyForm(form);
    setErrors('errors' in read ? read.errors : {});
    if ('input' in read) setResult(rentVsBuy(read.input));
  };
  const amount = (key: AmountKey, label: string, hint?: string) => (
    <NairaField
      label={label}
      {...(hint ? { hint } : {})}
      value={form[key]}
      error={errors[key]}
      onChange={(value) => change(key, value)}
    />
  );
  const number = (key: keyof RentVsBuyForm, label: string, hint?: string) => (
    <TextField
      label={label}
      {...(hint ? { hint } : {})}
      inputMode="decimal"
      autoComplete="off"
      value={form[key]}
      error={errors[key]}
      onChange={(event) => change(key, event.target.value)}
    />
  );
  return (
    <div className={`${stack.page} ${styles.page}`}>
      <div className={stack.tight}>
        <h1>Rent vs Buy Calculator</h1>
        <p className={stack.soft}>
          Compare what renting and buying the same kind of home would cost you. It works without a
          network, and nothing you type leaves this phone.
        </p>
      </div>
      <form className={stack.stack} noValidate onSubmit={calculate}>
        <div className={styles.columns}>
          <fieldset className={`${stack.card} ${stack.stack}`}>
            <legend className={styles.legend}>If you rent</legend>
            {amount('yearlyRent', 'Rent per year')}
            {number('rentIncreasePercent', 'Rent increase per year (%)')}
            {amount('yearlyServiceChargeRent', 'Service charge per year')}
            {amount('cautionFee', 'Caution fee', 'Counted once, at the start')}
          </fieldset>
          <fieldset className={`${stack.card} ${stack.stack}`}>
            <legend className={styles.legend}>If you buy</legend>
            {amount('propertyPrice', 'Property price')}
            {amount('yearlyMaintenance', 'Maintenance per year')}
            {amount('yearlyTax', 'Property tax per year')}
            {amount('yearlyServiceChargeBuy', 'Service charge of the owner per year')}
            {number(
              'appreciationPercent',
              'Gain in value per year (%)',
              'Negative if the home loses value',
            )}
          </fieldset>
        </div>
        <div className={styles.finish}>
          {number('years', 'Years you plan to stay')}
          <Button look="primary" type="submit">
            Calculate
          </Button>
        </div>
      </form>
      {result && <RentVsBuyResults result={result} onClose={() => setResult(null)} />}
    </div>
  );
}
