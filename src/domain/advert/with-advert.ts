import { isUntouched, type ListingForm } from '../property/form/listing-form';

/** A form with an advert read into it: nothing that was typed is overwritten, its words go below. */
export function withAdvert(form: ListingForm, advert: ListingForm): ListingForm {
  if (isUntouched(form)) return advert;
  const description = [form.description.trim(), advert.description].filter(Boolean).join('\n\n');
  return { ...form, description };
}
