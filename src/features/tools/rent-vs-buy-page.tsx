import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { ErrorSummary, problemsOf } from '../../components/form/error-summary';
import { AmountField } from '../../components/form/amount-field';
import { TextField } from '../../components/form/field';
import { KeptNotice } from '../../components/delivery/kept-notice';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/form/use-kept-form';
import { type RentVsBuyResult, rentVsBuy } from '../../domain/tools/rent-vs-buy';
import {
  EMPTY_RENT_VS_BUY,
  type RentVsBuyErrors,
  type RentVsBuyForm,
  readRentVsBuyForm,
  rentVsBuyFromAddress,
} from '../../domain/tools/rent-vs-buy-form';
import { RentVsBuyResults } from './rent-vs-buy-results';
import styles from './tools.module.css';
import { useSharedFields } from './use-shared-fields';
import { ownKeys } from '../../contract/own-keys';

type AmountKey = Exclude<
  keyof RentVsBuyForm,
  'rentIncreasePercent' | 'appreciationPercent' | 'years'
>;

const FIELDS = ownKeys(EMPTY_RENT_VS_BUY);

/** What renting and buying cost over the years one means to stay (TOOL-1). */
export default function RentVsBuyPage() {
  const kept = useKeptForm<'rent-vs-buy'>('rent-vs-buy', EMPTY_RENT_VS_BUY);
  const form = kept.fields;
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<RentVsBuyErrors>({});
  const [result, setResult] = useState<RentVsBuyResult | null>(null);
  const change = (key: keyof RentVsBuyForm, value: string) => {
    typed.change({ [key]: value });
    setErrors((before) => ({ ...before, [key]: undefined }));
  };
  const show = (values: RentVsBuyForm): boolean => {
    const read = readRentVsBuyForm(values);
    setErrors('errors' in read ? read.errors : {});
    setAttempt((before) => before + 1);
    if ('input' in read) setResult(rentVsBuy(read.input));
    return 'input' in read;
  };
  const { share, form: typed } = useSharedFields(kept, FIELDS, (brought) => {
    const shared = rentVsBuyFromAddress(brought);
    kept.change(shared);
    show(shared);
  });
  const amount = (key: AmountKey, label: string, hint?: string) => (
    <AmountField
      id={`rent-vs-buy-${key}`}
      label={label}
      {...(hint ? { hint } : {})}
      value={form[key]}
      error={errors[key]}
      onChange={(value) => change(key, value)}
    />
  );
  const number = (key: keyof RentVsBuyForm, label: string, hint?: string) => (
    <TextField
      id={`rent-vs-buy-${key}`}
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
          network, and nothing you type leaves this device.
        </p>
      </div>
      <form
        className={stack.stack}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (show(form)) share(form);
        }}
      >
        <ErrorSummary problems={problemsOf('rent-vs-buy', FIELDS, errors)} attempt={attempt} />
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
          <KeptNotice form={typed} />
          <Button look="primary" type="submit">
            Calculate
          </Button>
        </div>
      </form>
      {result && <RentVsBuyResults result={result} onClose={() => setResult(null)} />}
    </div>
  );
}
