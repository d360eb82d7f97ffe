import { SelectField } from '../../../components/form/field';
import stack from '../../../components/stack.module.css';
import {
  fieldOf,
  keysOf,
  LISTING_FIELDS,
  type OptionKey,
} from '../../../contract/listing/listing-fields';
import { amenityLabels, featureLabels } from '../../../domain/property/words/feature-labels';
import { hasField } from '../../../domain/property/form/has-field';
import { type ListingForm, OPTION_KEYS } from '../../../domain/property/form/listing-form';
import { FieldsFold } from './fields-fold';
import type { ListingFieldProps } from './listing-field-props';
import { NumberField } from './number-field';
import { TickList } from './tick-list';

/** All but the two that stand above. */
const ROOMS = keysOf('count', 'area').filter((key) => key !== 'bedrooms' && key !== 'bathrooms');
const YEARS = keysOf('year');
const HERE = [...OPTION_KEYS, ...ROOMS, ...YEARS, 'furnished', 'keyFeatures', 'amenities'] as const;

/** The choices of a field; one that has a first choice may have been left open by another version. */
function optionsOf(key: OptionKey, chosen: string) {
  const field = fieldOf(key);
  if (field.kind !== 'option') return [];
  const isOpen = field.first === undefined || chosen === '';
  const open = isOpen ? [{ value: '', label: 'Not said' }] : [];
  return [...open, ...field.options.map((value) => ({ value, label: value }))];
}

/** What a listing is found by beside place, price and rooms. */
export function MoreFields(props: ListingFieldProps) {
  const { form, errors, onChange } = props;
  const set = <Key extends keyof ListingForm>(key: Key, value: ListingForm[Key]) =>
    onChange({ ...form, [key]: value });
  return (
    <FieldsFold
      summary="Features, amenities and more: with them it is found more often"
      keys={HERE}
      form={form}
      errors={errors}
    >
      <div className={stack.grid2}>
        {OPTION_KEYS.filter((key) => hasField(key, form)).map((key) => (
          <SelectField
            key={key}
            label={LISTING_FIELDS[key].label}
            options={optionsOf(key, form[key])}
            value={form[key]}
            onChoose={(choice) => set(key, choice)}
          />
        ))}
        {ROOMS.filter((key) => hasField(key, form)).map((key) => (
          <NumberField key={key} {...props} field={key} />
        ))}
        {hasField('furnished', form) && (
          <SelectField
            label="Furnished"
            options={[
              { value: 'no', label: 'No' },
              { value: 'yes', label: 'Yes' },
            ]}
            value={form.furnished}
            onChoose={(choice) => set('furnished', choice === 'yes' ? 'yes' : 'no')}
          />
        )}
        {YEARS.map((key) => (
          <NumberField key={key} {...props} field={key} />
        ))}
      </div>
      <TickList
        title="Key features"
        labels={featureLabels(form.propertyCategory)}
        chosen={form.keyFeatures}
        onChange={(value) => set('keyFeatures', value)}
      />
      <TickList
        title="Amenities"
        labels={amenityLabels(form.propertyCategory)}
        chosen={form.amenities}
        onChange={(value) => set('amenities', value)}
      />
    </FieldsFold>
  );
}
