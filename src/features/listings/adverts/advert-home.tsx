import { SelectField, type SelectOption, TextField } from '../../../components/form/field';
import { Check } from '../../../components/form/check';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import { LISTING_TYPES, type ListingType } from '../../../contract/listing/property-options';
import type { Advert } from '../../../domain/advert/read-adverts';
import { countOf } from '../../../domain/format/count-of';
import { contentFromForm } from '../../../domain/property/form/listing-form';
import { OFFERS, offerOf } from '../../../domain/property/price/offers';
import { OwnPrice } from '../own/own-price';

const OFFER_CHOICES: readonly SelectOption<ListingType | ''>[] = [
  { value: '', label: 'For sale or to let?' },
  ...LISTING_TYPES.map((value) => ({ value, label: OFFERS[value].label })),
];

/** What an agent adds to a home that was read. `shows`: whom to call is put into the words of the home. */
export type AdvertAnswer = { address: string; offer: ListingType | null; shows: boolean };

/** One home as it was read in a text, with what its words do not say. */
export function AdvertHome({
  advert,
  photos,
  asksWhere,
  asksOffer,
  asked,
  shows,
  onChange,
}: {
  advert: Advert;
  photos: number;
  asksWhere: boolean;
  asksOffer: boolean;
  /** What is missing is told. */
  asked: boolean;
  /** Whom to call stands in its words. */
  shows: boolean;
  onChange: (given: Partial<AdvertAnswer>) => void;
}) {
  const { form, doubts, offerDoubt, contacts } = advert;
  const content = contentFromForm(form);
  return (
    <>
      <strong>{content.title}</strong>
      <OwnPrice content={content} />
      {photos > 0 && <p className={stack.small}>{countOf(photos, 'photo')} of the chat</p>}
      {asksOffer ? (
        <SelectField
          label="Offered"
          value={offerDoubt === null ? form.listingType : ''}
          options={OFFER_CHOICES}
          error={asked && offerDoubt !== null ? 'Choose what it is offered for' : ''}
          onChoose={(offer) => offer !== '' && onChange({ offer })}
        />
      ) : (
        <p className={stack.small}>{offerOf(content.listingType).label}</p>
      )}
      {doubts.map((doubt) => (
        <Notice key={doubt} tone="warn">
          {doubt}.
        </Notice>
      ))}
      {contacts.length > 0 && (
        <Check checked={shows} onChange={(on) => onChange({ shows: on })}>
          Put in {contacts.join(', ')}
        </Check>
      )}
      {asksWhere && (
        <TextField
          label="Where is it?"
          placeholder="e.g. 12 Admiralty Way, Lekki Phase 1, Lagos"
          value={form.address}
          error={asked && form.address.trim() === '' ? 'Write where it is' : ''}
          onChange={(event) => onChange({ address: event.target.value })}
        />
      )}
    </>
  );
}
