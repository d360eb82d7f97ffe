import { useState } from 'react';
import type { ListingFieldProps } from './listing-field-props';
import { PlaceAndPriceFields } from './place-and-price-fields';
import { PropertyFields } from './property-fields';
import { TextOffers } from './text-offers';

/** Every field of the specification's form. */
export function ListingFields({
  onSeveral,
  ...props
}: ListingFieldProps & {
  /** Makes drafts of several homes in the description of a new listing. */
  onSeveral?: (() => void) | undefined;
}) {
  // Words that came with the form, as shared ones do, fill the fields below; words that are typed are
  // read where they are typed, and move nothing above the thumb.
  const [came] = useState(props.form.description !== '');
  const offers = <TextOffers form={props.form} onChange={props.onChange} onSeveral={onSeveral} />;
  return (
    <>
      {came && offers}
      <PlaceAndPriceFields {...props} />
      <PropertyFields {...props} offers={came ? null : offers} />
    </>
  );
}
