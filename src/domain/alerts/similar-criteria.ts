import type { ListingFilter } from '../../contract/listing/listing-query';

const PRICE_SLACK = 0.1;

/** Criteria a little wider: a tenth in price, one room fewer. What 'similar homes' are, on both sides. */
export function similarCriteria(criteria: ListingFilter): ListingFilter {
  const wider = { ...criteria };
  if (criteria.priceMin !== undefined)
    wider.priceMin = Math.floor(criteria.priceMin * (1 - PRICE_SLACK));
  if (criteria.priceMax !== undefined)
    wider.priceMax = Math.ceil(criteria.priceMax * (1 + PRICE_SLACK));
  if (criteria.bedroomsMin !== undefined) wider.bedroomsMin = Math.max(0, criteria.bedroomsMin - 1);
  if (criteria.bathroomsMin !== undefined)
    wider.bathroomsMin = Math.max(0, criteria.bathroomsMin - 1);
  return wider;
}
