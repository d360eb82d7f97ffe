import { type FieldKey, LISTING_FIELDS } from '../../../contract/listing/listing-fields';
import { formatCount } from '../../format/format-count';
import { formatNaira } from '../../format/format-naira';
import { areaOfHome } from '../../listing-text/area-of-home';
import { feeInNaira } from '../../listing-text/fee-in-naira';
import { type ListingText, readListingText, sure } from '../../listing-text/read-listing-text';
import type { PriceUnit } from '../../listing-text/read-price';
import { readPriceInText } from '../../listing-text/read-price-in-text';
import { addressOf } from '../../listing-text/place/address-of';
import { inOneYear } from '../price/in-one-year';
import { amenityLabels, featureLabels } from '../words/feature-labels';
import { hasField } from './has-field';
import { contentFromForm, type ListingForm, withCategory } from './listing-form';
import { OFFERS } from '../price/offers';

/** Something an advert's words say that the form does not have yet, and what it becomes with it. */
type TextOffer = { key: string; label: string; applied: (form: ListingForm) => ListingForm };

const NUMBERS = ['bedrooms', 'bathrooms', 'parkingSpaces', 'areaSize', 'yearBuilt'] as const;
const FEES = ['serviceCharge', 'cautionFee', 'agencyFee', 'legalFee', 'inspectionFee'] as const;

/**
 * What the description says beyond the fields of the form: offered, never put in by itself, and never
 * over a number that was typed.
 */
export function textOffers(form: ListingForm): TextOffer[] {
  if (form.description.trim() === '') return [];
  const price = readPriceInText(form.description)?.value ?? null;
  // What was typed is what it costs: beside it a fee by the year is no rent.
  const typed = contentFromForm(form).price || price;
  const text = readListingText({ title: '', description: form.description, price: typed });
  return [
    ...placeOffers(form, text),
    ...kindOffers(form, text),
    ...numberOffers(form, text),
    ...priceOffers(form, text, price),
    ...featureOffers(form, text),
  ];
}

/**
 * A form with all that its description says beyond it. A type and an offer decide what other fields there
 * are: what is offered then is put in as well.
 */
export function withTextOffers(form: ListingForm): ListingForm {
  const kinds = textOffers(form).filter(({ key }) => key === 'type' || key === 'listingType');
  const kind = kinds.reduce((after, { applied }) => applied(after), form);
  return textOffers(kind).reduce((after, { applied }) => applied(after), kind);
}

/** Where it is, while no address is written. */
function placeOffers(form: ListingForm, text: ListingText): TextOffer[] {
  const place = sure(text.place);
  if (place === null || form.address.trim() !== '') return [];
  const address = addressOf(place);
  const { lat, lng } = place;
  return [
    {
      key: 'address',
      label: `Address: ${address}`,
      applied: (before) => ({ ...before, address, lat: String(lat), lng: String(lng) }),
    },
  ];
}

function kindOffers(form: ListingForm, text: ListingText): TextOffer[] {
  const type = sure(text.type);
  const offer = sure(text.offer);
  return [
    ...(type !== null && !type.isNearest && type.type !== form.type
      ? [
          {
            key: 'type',
            label: typeLabel(type.type, text.type?.words ?? ''),
            applied: (before: ListingForm) => ({
              ...(before.propertyCategory === type.category
                ? before
                : withCategory(before, type.category)),
              type: type.type,
            }),
          },
        ]
      : []),
    ...(offer !== null && offer !== 'joint venture' && offer !== form.listingType
      ? [
          {
            key: 'listingType',
            label: OFFERS[offer].label,
            applied: (before: ListingForm) => ({ ...before, listingType: offer }),
          },
        ]
      : []),
  ];
}

/** 'Type: Detached (duplex)': a word that is not the type's own is told. */
function typeLabel(type: string, words: string): string {
  const isOwn = words.toLowerCase().includes(type.toLowerCase());
  return `Type: ${type}${isOwn ? '' : ` (${words.toLowerCase()})`}`;
}

function numberOffers(form: ListingForm, text: ListingText): TextOffer[] {
  const found = {
    bedrooms: sure(text.bedrooms),
    bathrooms: sure(text.bathrooms),
    parkingSpaces: text.parkingSpaces,
    areaSize: areaOfHome(text.area, form.type.endsWith('Land')),
    yearBuilt: text.yearBuilt,
  };
  return NUMBERS.flatMap((key) =>
    found[key] !== null && hasField(key, form) && form[key] === ''
      ? [numberOffer(key, String(found[key]), shownAs(key, found[key]))]
      : [],
  );
}

const shownAs = (key: (typeof NUMBERS)[number], value: number) =>
  key === 'areaSize' ? `${formatCount(value)} sqm` : String(value);

function priceOffers(form: ListingForm, text: ListingText, price: number | null): TextOffer[] {
  const unit = sure(text.unit);
  const given = price === null || form.price !== '' ? null : asPriced(price, unit, form, text);
  const rent = given ?? contentFromForm(form).price;
  return [
    ...(given === null
      ? []
      : [
          numberOffer(
            'price',
            String(given),
            given === price
              ? formatNaira(given)
              : `${formatNaira(given)} (${formatNaira(price ?? 0)} a ${unit})`,
          ),
        ]),
    ...FEES.flatMap((key) => {
      const naira = feeInNaira(text.fees[key], rent);
      return naira !== null && hasField(key, form) && form[key] === ''
        ? [numberOffer(key, String(naira), formatNaira(naira))]
        : [];
    }),
  ];
}

/** A price for the period that its offer has; null where it is of a part, or of another period. */
function asPriced(
  price: number,
  unit: PriceUnit | null,
  form: ListingForm,
  text: ListingText,
): number | null {
  const offer = sure(text.offer) ?? form.listingType;
  // What a partner pays for the land is the price of nothing.
  if (offer === 'joint venture') return null;
  if (unit === null) return price;
  if (offer === 'sale') return null;
  // Who takes one of several flats pays that for it.
  if (unit === 'home') return offer === 'shortlet' ? null : price;
  return unit === 'night' || offer === 'shortlet'
    ? (unit === 'night') === (offer === 'shortlet')
      ? price
      : null
    : inOneYear(price, unit);
}

function featureOffers(form: ListingForm, text: ListingText): TextOffer[] {
  const known = (labels: Record<string, string>, ticked: readonly string[]) =>
    text.features.filter((name) => Object.values(labels).includes(name) && !ticked.includes(name));
  const features = known(featureLabels(form.propertyCategory), form.keyFeatures);
  const amenities = known(amenityLabels(form.propertyCategory), form.amenities);
  const papers = text.documents.filter((name) => !form.keyFeatures.includes(name));
  return [
    ...(text.furnished === true && hasField('furnished', form) && form.furnished === 'no'
      ? [
          {
            key: 'furnished',
            label: 'Furnished',
            applied: (before: ListingForm) => ({ ...before, furnished: 'yes' as const }),
          },
        ]
      : []),
    ...[...features, ...papers].map((name) => ({
      key: `feature ${name}`,
      label: name,
      applied: (before: ListingForm) => ({ ...before, keyFeatures: [...before.keyFeatures, name] }),
    })),
    ...amenities.map((name) => ({
      key: `amenity ${name}`,
      label: name,
      applied: (before: ListingForm) => ({ ...before, amenities: [...before.amenities, name] }),
    })),
  ];
}

function numberOffer(
  key: FieldKey & ('price' | (typeof NUMBERS)[number] | (typeof FEES)[number]),
  value: string,
  shown: string,
): TextOffer {
  return {
    key,
    label: `${LISTING_FIELDS[key].label}: ${shown}`,
    applied: (before) => ({ ...before, [key]: value }),
  };
}
