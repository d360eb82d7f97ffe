import { SelectField, TextArea } from '../../components/field';
import stack from '../../components/stack.module.css';
import { fieldOf, keysOf, LISTING_FIELDS, type OptionKey } from '../../contract/listing-fields';
import {
  COMMERCIAL_TYPES,
  FORM_STATUSES,
  PROPERTY_CATEGORIES,
  type PropertyCategory,
  type PropertyStatus,
  RESIDENTIAL_TYPES,
} from '../../contract/property-options';
import { AMENITY_LABELS, FEATURE_LABELS } from '../../domain/property/feature-labels';
import { hasField } from '../../domain/property/has-field';
import { type ListingForm, OPTION_KEYS, withCategory } from '../../domain/property/listing-form';
import type { ListingFieldProps } from './listing-field-props';
import { NumberField } from './number-field';
import { TextOffers } from './text-offers';
import { TickList } from './tick-list';

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const ROOMS = keysOf('count', 'area');
const YEARS = keysOf('year');

/** The choices of an option; one that has no first choice may be left open. */
function optionsOf(key: OptionKey) {
  const field = fieldOf(key);
  if (field.kind !== 'option') return [];
  const open = field.first === undefined ? [{ value: '', label: 'Not said' }] : [];
  return [...open, ...same(field.options)];
}

/** What it is: kind, rooms, features, words and status. What a category or type does not have is not shown. */
export function PropertyFields(props: ListingFieldProps) {
  const { form, errors, onChange } = props;
  const commercial = form.propertyCategory === 'Commercial';
  const set = <Key extends keyof ListingForm>(key: Key, value: ListingForm[Key]) =>
    onChange({ ...form, [key]: value });
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-label="The property">
      <div className={stack.grid2}>
        <SelectField
          label="Category"
          options={same(PROPERTY_CATEGORIES)}
          value={form.propertyCategory}
          onChange={(event) => onChange(withCategory(form, event.target.value as PropertyCategory))}
        />
        <SelectField
          label="Type"
          required
          options={same(commercial ? COMMERCIAL_TYPES : RESIDENTIAL_TYPES)}
          value={form.type}
          onChange={(event) => set('type', event.target.value as ListingForm['type'])}
        />
        {OPTION_KEYS.filter((key) => hasField(key, form)).map((key) => (
          <SelectField
            key={key}
            label={LISTING_FIELDS[key].label}
            options={optionsOf(key)}
            value={form[key]}
            onChange={(event) => set(key, event.target.value)}
          />
        ))}
        {ROOMS.filter((key) => hasField(key, form)).map((key) => (
          <NumberField key={key} {...props} field={key} />
        ))}
        {!commercial && (
          <SelectField
            label="Furnished"
            options={[
              { value: 'no', label: 'No' },
              { value: 'yes', label: 'Yes' },
            ]}
            value={form.furnished}
            onChange={(event) => set('furnished', event.target.value === 'yes' ? 'yes' : 'no')}
          />
        )}
        {YEARS.map((key) => (
          <NumberField key={key} {...props} field={key} />
        ))}
      </div>
      <TickList
        title="Key features"
        labels={FEATURE_LABELS[form.propertyCategory]}
        chosen={form.keyFeatures}
        onChange={(value) => set('keyFeatures', value)}
      />
      <TickList
        title="Amenities"
        labels={AMENITY_LABELS[form.propertyCategory]}
        chosen={form.amenities}
        onChange={(value) => set('amenities', value)}
      />
      <TextArea
        label="Description"
        error={errors.description}
        value={form.description}
        onChange={(event) => set('description', event.target.value)}
      />
      <TextOffers form={form} onChange={onChange} />
      <SelectField
        label="Status"
        options={statusOptions(form.status)}
        value={form.status}
        onChange={(event) => set('status', event.target.value as PropertyStatus)}
      />
    </section>
  );
}

const STATUS_WORDS: Record<PropertyStatus, string> = {
  Active: 'Active: publish it',
  Draft: 'Draft: keep it to myself',
  Rented: 'Rented: no longer offered',
  Sold: 'Sold: no longer offered',
};

/** The choices of the form (A3), and the end of a listing where it has come. */
function statusOptions(current: PropertyStatus) {
  const known: readonly PropertyStatus[] = FORM_STATUSES;
  const all = known.includes(current) ? known : [...known, current];
  return all.map((value) => ({ value, label: STATUS_WORDS[value] }));
}
