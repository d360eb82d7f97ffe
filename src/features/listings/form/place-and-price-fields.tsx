import { SelectField } from '../../../components/form/field';
import { Check } from '../../../components/form/check';
import { LocationInput } from '../../../components/form/location-input';
import stack from '../../../components/stack.module.css';
import { keysOf } from '../../../contract/listing/listing-fields';
import { FUZZ_METRES } from '../../../domain/property/fuzzed-point';
import { areaOfAddress } from '../../../domain/property/area-of-address';
import { hasField } from '../../../domain/property/form/has-field';
import { OFFER_CHOICES, periodOf } from '../../../domain/property/price/offers';
import { suggestForAddress } from '../../../geo/geocoders/suggest-for-address';
import { POPULAR_SUGGESTIONS } from '../../../geo/geocoders/suggest-for-input';
import { FieldsFold } from './fields-fold';
import type { ListingFieldProps } from './listing-field-props';
import { InspectionFeeField } from './inspection-fee-field';
import { NumberField } from './number-field';
import { PinField } from './place/pin-field';
import pinStyles from './place/pin-field.module.css';
import { useAddressPin } from './place/use-address-pin';

const OTHER_CHARGES = keysOf('naira').filter((key) => key !== 'price' && key !== 'inspectionFee');

/** What it costs and where it is: the price, the address with its pin, then a rent's other charges. */
export function PlaceAndPriceFields(props: ListingFieldProps) {
  const { form, errors, onChange } = props;
  const pin = useAddressPin(form, onChange);
  const charges = OTHER_CHARGES.filter((key) => hasField(key, form));
  return (
    <section
      className={`${stack.card} ${stack.stack} ${pinStyles.around}`}
      aria-label="Place and price"
    >
      <div className={stack.grid2}>
        <SelectField
          label="Listing for"
          options={OFFER_CHOICES}
          value={form.listingType}
          onChoose={(choice) => onChange({ ...form, listingType: choice })}
        />
        <NumberField
          {...props}
          field="price"
          label={`Price ${periodOf('price', form.listingType)}`.trim()}
        />
      </div>
      {/* Left, the address is whole: only then a geocoder of the operator's is asked. */}
      <div onBlur={pin.refine}>
        <LocationInput
          label="Address"
          required
          placeholder="e.g. 12 Admiralty Way, Lekki Phase 1, Lagos"
          value={form.address}
          error={errors.address}
          popular={form.address === '' ? POPULAR_SUGGESTIONS : []}
          suggest={suggestForAddress}
          onChange={pin.type}
          onPick={pin.pick}
        />
      </div>
      <PinField
        place={
          form.lat === '' || form.lng === ''
            ? null
            : { lat: Number(form.lat), lng: Number(form.lng) }
        }
        chosen={pin.chosen}
        fromAddress={pin.told}
        onMove={pin.move}
      />
      <Check
        checked={form.approximateLocation}
        onChange={(on) => onChange({ ...form, approximateLocation: on })}
      >
        Show others only about where it is: the address without house and street, and a point up to{' '}
        {FUZZ_METRES} metres away
      </Check>
      {form.approximateLocation && form.address.trim() !== '' && (
        <p className={stack.small}>
          Others read: {areaOfAddress(form.address) || 'the state, and no more'}
        </p>
      )}
      {charges.length > 0 && (
        <FieldsFold
          summary="Service charge, caution and other fees"
          keys={charges}
          form={form}
          errors={errors}
        >
          <div className={stack.grid2}>
            {charges.map((key) => (
              <NumberField key={key} {...props} field={key} />
            ))}
          </div>
        </FieldsFold>
      )}
      <InspectionFeeField {...props} />
    </section>
  );
}
