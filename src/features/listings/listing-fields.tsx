import type { ListingFieldProps } from './listing-field-props';
import { PlaceAndPriceFields } from './place-and-price-fields';
import { PropertyFields } from './property-fields';

/** Every field of A3. */
export function ListingFields(props: ListingFieldProps) {
  return (
    <>
      <PlaceAndPriceFields {...props} />
      <PropertyFields {...props} />
    </>
  );
}
