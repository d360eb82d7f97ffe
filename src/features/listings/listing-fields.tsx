import type { ListingFieldProps } from './listing-field-props';
import { PlaceAndPriceFields } from './place-and-price-fields';
import { PropertyFields } from './property-fields';

/** Every field of A3. */
export function ListingFields({
  onSeveral,
  ...props
}: ListingFieldProps & {
  /** Makes drafts of several homes in the description of a new listing. */
  onSeveral?: (() => void) | undefined;
}) {
  return (
    <>
      <PlaceAndPriceFields {...props} />
      <PropertyFields {...props} onSeveral={onSeveral} />
    </>
  );
}
