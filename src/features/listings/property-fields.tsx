import { SelectField, TextArea, TextField } from '../../components/field';
import stack from '../../components/stack.module.css';
import {
  BUILDING_CLASSES,
  COMMERCIAL_TENURES,
  COMMERCIAL_TYPES,
  FORM_STATUSES,
  OFFICE_TYPES,
  PROPERTY_CATEGORIES,
  type PropertyCategory,
  type PropertyStatus,
  RESIDENTIAL_TYPES,
  RETAIL_TYPES,
} from '../../contract/property-options';
import { digits } from '../../domain/format/digits';
import { AMENITY_LABELS, FEATURE_LABELS } from '../../domain/property/feature-labels';
import { type ListingForm, withCategory } from '../../domain/property/listing-form';
import type { ListingFieldProps } from './listing-field-props';
import { NumberField } from './number-field';
import { TickList } from './tick-list';

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const optional = (values: readonly string[]) => [{ value: '', label: 'Not said' }, ...same(values)];

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
        {form.type === 'Office Space' && (
          <SelectField
            label="Office type"
            options={optional(OFFICE_TYPES)}
            value={form.officeType}
            onChange={(event) => set('officeType', event.target.value)}
          />
        )}
        {form.type === 'Retail Space' && (
          <SelectField
            label="Retail type"
            options={optional(RETAIL_TYPES)}
            value={form.retailType}
            onChange={(event) => set('retailType', event.target.value)}
          />
        )}
        {commercial && (
          <>
            <SelectField
              label="Building class"
              options={optional(BUILDING_CLASSES)}
              value={form.buildingClass}
              onChange={(event) => set('buildingClass', event.target.value)}
            />
            <SelectField
              label="Tenure type"
              options={same(COMMERCIAL_TENURES)}
              value={form.commercialTenureType}
              onChange={(event) => set('commercialTenureType', event.target.value)}
            />
          </>
        )}
        {!commercial && <NumberField {...props} field="bedrooms" label="Bedrooms" />}
        <NumberField {...props} field="bathrooms" label="Bathrooms" />
        <NumberField {...props} field="floors" label="Floors" />
        <NumberField {...props} field="areaSize" label="Area (square metres)" />
        <NumberField {...props} field="parkingSpaces" label="Parking spaces" />
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
        <TextField
          label="Year built"
          inputMode="numeric"
          maxLength={4}
          error={errors.yearBuilt}
          value={form.yearBuilt}
          onChange={(event) => set('yearBuilt', digits(event.target.value))}
        />
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
