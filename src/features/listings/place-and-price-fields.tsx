import { useState } from 'react';
import { SelectField } from '../../components/field';
import { LocationInput } from '../../components/location-input';
import stack from '../../components/stack.module.css';
import { keysOf } from '../../contract/listing-fields';
import { FUZZ_METRES } from '../../domain/property/fuzzed-point';
import { hasField } from '../../domain/property/has-field';
import { POPULAR_SUGGESTIONS, suggestForInput } from '../../geo/suggest-for-input';
import type { ListingFieldProps } from './listing-field-props';
import { NumberField } from './number-field';
import { PinField } from './pin-field';

const OTHER_CHARGES = keysOf('naira').filter((key) => key !== 'price');

/** Where it is and what it costs: the address with its pin, the price, and a rent's other charges. */
export function PlaceAndPriceFields(props: ListingFieldProps) {
  const { form, errors, onChange } = props;
  const [chosen, setChosen] = useState(0);
  const [byHand, setByHand] = useState(form.lat !== '');
  return (
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
      <label className={stack.check}>
        <input
          type="checkbox"
          checked={form.approximateLocation}
          onChange={(event) => onChange({ ...form, approximateLocation: event.target.checked })}
        />
        Show others only about where it is: a point up to {FUZZ_METRES} metres away
      </label>
      <div className={stack.grid2}>
        <SelectField
          label="Listing for"
          options={[
            { value: 'sale', label: 'For Sale' },
            { value: 'rent', label: 'For Rent' },
          ]}
          value={form.listingType}
          onChange={(event) =>
            onChange({
              ...form,
              listingType: event.target.value === 'rent' ? 'rent' : 'sale',
            })
          }
        />
        <NumberField
          {...props}
          field="price"
          {...(form.listingType === 'rent' ? { label: 'Price per year' } : {})}
        />
        {OTHER_CHARGES.filter((key) => hasField(key, form)).map((key) => (
          <NumberField key={key} {...props} field={key} />
        ))}
      </div>
    </section>
  );
}
