import { useState } from 'react';
import { SelectField, TextArea, TextField } from '../../components/field';
import { LocationInput } from '../../components/location-input';
import stack from '../../components/stack.module.css';
import {
  BUILDING_CLASSES,
  COMMERCIAL_TENURES,
  COMMERCIAL_TYPES,
  OFFICE_TYPES,
  PROPERTY_CATEGORIES,
  FORM_STATUSES,
  type PropertyCategory,
  type PropertyStatus,
  RESIDENTIAL_TYPES,
  RETAIL_TYPES,
} from '../../contract/property-options';
import { digits } from '../../domain/format/digits';
import { groupDigits } from '../../domain/format/group-digits';
import { AMENITY_LABELS, FEATURE_LABELS } from '../../domain/property/feature-labels';
import {
  type ListingForm,
  type ListingFormErrors,
  withCategory,
} from '../../domain/property/listing-form';
import { POPULAR_SUGGESTIONS, suggestForInput } from '../../geo/suggest-for-input';
import { PinField } from './pin-field';
import { TickList } from './tick-list';

type Props = {
  form: ListingForm;
  errors: ListingFormErrors;
  onChange: (form: ListingForm) => void;
};
type NumberKey =
  | 'price'
  | 'serviceCharge'
  | 'cautionFee'
  | 'agencyFee'
  | 'legalFee'
  | 'bedrooms'
  | 'bathrooms'
  | 'floors'
  | 'areaSize'
  | 'parkingSpaces';

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const optional = (values: readonly string[]) => [{ value: '', label: 'Not said' }, ...same(values)];

/** Every field of A3; what a category or type does not have is not shown. */
export function ListingFields({ form, errors, onChange }: Props) {
  const commercial = form.propertyCategory === 'Commercial';
  const set = <Key extends keyof ListingForm>(key: Key, value: ListingForm[Key]) =>
    onChange({ ...form, [key]: value });
  const [chosen, setChosen] = useState(0);
  const [byHand, setByHand] = useState(form.lat !== '');
  const number = (key: NumberKey, label: string, prefix?: string, required = false) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      required={required}
      {...(prefix ? { prefix } : {})}
      error={errors[key]}
      value={groupDigits(form[key])}
      onChange={(event) => set(key, digits(event.target.value))}
    />
  );
  return (
    <>
      <section className={`${stack.card} ${stack.stack}`} aria-label="Place and price">
        <LocationInput
          label="Address"
          required
          placeholder="e.g. 12 Admiralty Way, Lekki Phase 1, Lagos"
          value={form.address}
          error={errors.address}
          popular={form.address === '' ? POPULAR_SUGGESTIONS : []}
          suggest={suggestForInput}
          // A pin set by hand stays; one that came from the address goes with it.
          onChange={(address) =>
            onChange(byHand ? { ...form, address } : { ...form, address, lat: '', lng: '' })
          }
          onPick={(place) => {
            onChange({
              ...form,
              address: place.label,
              lat: String(place.lat ?? ''),
              lng: String(place.lng ?? ''),
            });
            setByHand(false);
            if (place.lat !== null) setChosen((before) => before + 1);
          }}
        />
        <PinField
          place={
            form.lat === '' || form.lng === ''
              ? null
              : { lat: Number(form.lat), lng: Number(form.lng) }
          }
          chosen={chosen}
          onMove={({ lat, lng }) => {
            setByHand(true);
            onChange({ ...form, lat: lat.toFixed(6), lng: lng.toFixed(6) });
          }}
        />
        <div className={stack.grid2}>
          <SelectField
            label="Listing for"
            options={[
              { value: 'sale', label: 'For Sale' },
              { value: 'rent', label: 'For Rent' },
            ]}
            value={form.listingType}
            onChange={(event) =>
              set('listingType', event.target.value === 'rent' ? 'rent' : 'sale')
            }
          />
          {number('price', form.listingType === 'rent' ? 'Price per year' : 'Price', '₦', true)}
          {form.listingType === 'rent' && number('serviceCharge', 'Service charge', '₦')}
          {form.listingType === 'rent' && number('cautionFee', 'Caution fee', '₦')}
          {form.listingType === 'rent' && number('agencyFee', 'Agency fee', '₦')}
          {form.listingType === 'rent' && number('legalFee', 'Legal fee', '₦')}
        </div>
      </section>
      <section className={`${stack.card} ${stack.stack}`} aria-label="The property">
        <div className={stack.grid2}>
          <SelectField
            label="Category"
            options={same(PROPERTY_CATEGORIES)}
            value={form.propertyCategory}
            onChange={(event) =>
              onChange(withCategory(form, event.target.value as PropertyCategory))
            }
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
          {!commercial && number('bedrooms', 'Bedrooms')}
          {number('bathrooms', 'Bathrooms')}
          {number('floors', 'Floors')}
          {number('areaSize', 'Area (square metres)')}
          {number('parkingSpaces', 'Parking spaces')}
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
    </>
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
