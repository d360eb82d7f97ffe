import { describe, expect, test } from 'vitest';
import { registerSchema } from '../../src/contract/people/account';
import { listingQuerySchema } from '../../src/contract/listing/listing-query';
import { propertyContentSchema } from '../../src/contract/listing/property';
import { RANGE_KEYS } from '../../src/contract/search/search-filters';
import {
  COMMERCIAL_TYPES,
  LISTING_TYPES,
  PROPERTY_CATEGORIES,
  RESIDENTIAL_TYPES,
} from '../../src/contract/listing/property-options';
import { SEARCH_SORTS } from '../../src/contract/search/search-options';
import {
  BUDGETS,
  EMPTY_SIGN_UP,
  registerRequest,
  TIMELINES,
} from '../../src/domain/auth/seeker-sign-up';
import {
  contentFromForm,
  EMPTY_LISTING_FORM,
  type ListingForm,
} from '../../src/domain/property/form/listing-form';
import { listingFormErrors } from '../../src/domain/property/form/listing-form-errors';
import {
  ADDED_OPTIONS,
  FEATURE_OPTIONS,
  RADIUS_OPTIONS,
  RANGE_CHOICES,
  typeOptions,
} from '../../src/domain/search/filter-options';
import { EMPTY_SEARCH, type SearchState } from '../../src/domain/search/search-state';
import { searchToQuery } from '../../src/domain/search/search-to-query';

const filled: ListingForm = {
  ...EMPTY_LISTING_FORM,
  address: '12 Admiralty Way, Lekki Phase 1, Lagos',
  price: '2500000',
};

describe('what the listing form makes is what the server takes', () => {
  const types = [
    ...RESIDENTIAL_TYPES.map((type) => ({ propertyCategory: 'Residential' as const, type })),
    ...COMMERCIAL_TYPES.map((type) => ({ propertyCategory: 'Commercial' as const, type })),
  ];
  test.each(types)('$propertyCategory, $type', (kind) => {
    for (const listingType of LISTING_TYPES) {
      const content = contentFromForm({
        ...filled,
        ...kind,
        listingType,
        serviceCharge: '100000',
        bedrooms: '3',
        areaSize: '120',
        lat: '6.44',
        lng: '3.47',
        buildingClass: 'A (Premium)',
        officeType: 'Serviced',
        retailType: 'Showroom',
        yearBuilt: '1999',
      });
      expect(propertyContentSchema.parse(content)).toEqual(content);
    }
  });

  const EXTREMES: Partial<ListingForm>[] = [
    { price: '999999999999999' },
    { address: 'x'.repeat(1000) },
    { description: 'y'.repeat(20_000) },
    { bedrooms: '999999999999999' },
    { bathrooms: '5000' },
    { floors: '100000' },
    { areaSize: '999999999999999' },
    { parkingSpaces: '999999999' },
    { listingType: 'rent', serviceCharge: '999999999999999', cautionFee: '999999999999999' },
    { yearBuilt: '0' },
    { yearBuilt: '3000' },
  ];
  test.each(EXTREMES.map((extreme) => [Object.keys(extreme).join(), extreme] as const))(
    'what the form lets through is never refused: extreme %s',
    (_, extreme) => {
      const form = { ...filled, ...extreme };
      if (Object.keys(listingFormErrors(form)).length > 0) return;
      expect(propertyContentSchema.safeParse(contentFromForm(form)).error).toBeUndefined();
    },
  );
});

describe('every choice of the filters is a search the server takes', () => {
  const searches = (['', ...PROPERTY_CATEGORIES] as const).flatMap((category) =>
    (['sale', 'rent'] as const).map((listingType) => ({ category, listingType })),
  );
  const choices: Partial<SearchState>[] = [
    ...searches.flatMap((search) => [
      ...typeOptions(search.category).map((type) => ({ ...search, type })),
      ...RANGE_KEYS.flatMap((key) => [
        ...RANGE_CHOICES[key]
          .least(search)
          .map(({ value }) => ({ ...search, [`${key}Min`]: value })),
        ...RANGE_CHOICES[key].most(search).map(({ value }) => ({
          ...search,
          [`${key}Min`]: RANGE_CHOICES[key].least(search)[0]?.value ?? '',
          [`${key}Max`]: value,
        })),
      ]),
    ]),
    ...RADIUS_OPTIONS.map(({ value }) => ({ lat: '6.4', lng: '3.4', radiusKm: value })),
    ...ADDED_OPTIONS.map(({ value }) => ({ addedWithinDays: value })),
    ...FEATURE_OPTIONS.map(({ value }) => ({ features: value })),
    ...SEARCH_SORTS.map((sort) => ({ sort })),
    { text: 'w'.repeat(1000), location: 'z'.repeat(1000) },
  ];
  test('all of them', () => {
    for (const choice of choices) {
      const query = Object.fromEntries(searchToQuery({ ...EMPTY_SEARCH, ...choice }));
      expect(listingQuerySchema.safeParse(query).error, JSON.stringify(choice)).toBeUndefined();
    }
  });
});

test('every sign-up the wizard can send is one the server takes', () => {
  for (const purpose of ['rent', 'buy'] as const)
    for (const budget of BUDGETS[purpose])
      for (const timeline of TIMELINES) {
        const request = registerRequest({
          ...EMPTY_SIGN_UP,
          name: 'Bisi Ade',
          email: 'bisi@test.example',
          purpose,
          budget: budget.value,
          preferredLocation: 'Yaba',
          moveInTimeline: timeline.value,
          password: 'yaba-two-rooms',
          confirmPassword: 'yaba-two-rooms',
        });
        expect(registerSchema.safeParse(request).error).toBeUndefined();
      }
});
