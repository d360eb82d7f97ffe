import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { SelectField } from '../../components/form/field';
import { KeptNotice } from '../../components/delivery/kept-notice';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/form/use-kept-form';
import type { PropertyCategory } from '../../contract/listing/property-options';
import {
  estimateServiceCharge,
  inputFromAddress,
  isComplete,
  SERVICE_CHARGE_AMENITIES,
  SERVICE_CHARGE_NEIGHBOURHOODS,
  SERVICE_CHARGE_SIZES,
  SERVICE_CHARGE_TYPES,
  type ServiceChargeEstimate,
  type ServiceChargeInput,
} from '../../domain/tools/service-charge';
import { ServiceChargeResults } from './service-charge-results';
import styles from './tools.module.css';
import { useSharedFields } from './use-shared-fields';

const CATEGORIES: PropertyCategory[] = ['Residential', 'Commercial'];
const EMPTY: ServiceChargeInput = {
  category: 'Residential',
  propertyType: '',
  neighbourhood: '',
  size: '',
  amenities: [],
};

const SHARED_FIELDS = ['category', 'propertyType', 'neighbourhood', 'size', 'amenities'] as const;

/** What a home or an office costs to keep running, a year and a month (TOOL-2). */
export default function ServiceChargePage() {
  const kept = useKeptForm<'service-charge'>('service-charge', EMPTY);
  const { fields: input } = kept;
  const [estimate, setEstimate] = useState<ServiceChargeEstimate | null>(null);
  const { share, form } = useSharedFields(kept, SHARED_FIELDS, (brought) => {
    const shared = inputFromAddress(brought);
    kept.change(shared);
    if (isComplete(shared)) setEstimate(estimateServiceCharge(shared));
  });
  const { change } = form;
  const complete = isComplete(input);
  const offered = SERVICE_CHARGE_AMENITIES.filter(
    (amenity) => input.category === 'Commercial' || !amenity.commercialOnly,
  );
  const select = (
    key: 'propertyType' | 'neighbourhood' | 'size',
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      label={label}
      value={input[key]}
      options={[{ value: '', label: 'Choose one' }, ...options]}
      onChoose={(choice) => change({ [key]: choice })}
    />
  );
  return (
    <div className={`${stack.page} ${styles.page}`}>
      <div className={stack.tight}>
        <h1>Service Charge Estimator</h1>
        <p className={stack.soft}>
          Estimate the service charge before you commit. It works without a network.
        </p>
      </div>
      <form
        className={`${stack.card} ${stack.stack}`}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!complete) return;
          setEstimate(estimateServiceCharge(input));
          share({ ...input, amenities: input.amenities.join(',') });
        }}
      >
        <fieldset>
          <legend className="visually-hidden">Category</legend>
          <div className={styles.toggle}>
            {CATEGORIES.map((category) => (
              <label key={category} className={styles.choice}>
                <input
                  type="radio"
                  name="category"
                  checked={input.category === category}
                  onChange={() => change({ category, propertyType: '', size: '' })}
                />
                {category}
              </label>
            ))}
          </div>
        </fieldset>
        <div className={stack.grid2}>
          {select('propertyType', 'Property type', SERVICE_CHARGE_TYPES[input.category])}
          {select('neighbourhood', 'Neighbourhood', SERVICE_CHARGE_NEIGHBOURHOODS)}
          {select('size', 'Size', SERVICE_CHARGE_SIZES[input.category])}
        </div>
        <fieldset>
          <legend className={styles.legend}>Amenities</legend>
          <div className={styles.ticks}>
            {offered.map(({ value, label }) => (
              <label key={value} className={styles.tick}>
                <input
                  type="checkbox"
                  checked={input.amenities.includes(value)}
                  onChange={(event) =>
                    change({
                      amenities: event.target.checked
                        ? [...input.amenities, value]
                        : input.amenities.filter((other) => other !== value),
                    })
                  }
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <KeptNotice form={form} />
        <div className={stack.row}>
          <Button look="primary" type="submit" disabled={!complete}>
            Calculate
          </Button>
          {!complete && (
            <span className={`${stack.small} ${stack.soft}`}>
              Choose type, neighbourhood and size first.
            </span>
          )}
        </div>
      </form>
      {estimate && (
        <ServiceChargeResults input={input} estimate={estimate} onClose={() => setEstimate(null)} />
      )}
    </div>
  );
}
