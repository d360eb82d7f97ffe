import * as offered from '../inspection/offered-times';
import * as hidden from '../listing/hidden-home';
import * as home from '../listing/home-page';
import * as backgrounds from '../listing/listing-background';
import * as listing from '../listing/listing-query';
import * as source from '../listing/listing-source';
import * as prices from '../listing/price-medians';
import * as property from '../listing/property';
import * as view from '../listing/property-view';
import * as saved from '../listing/saved-property';
import * as account from '../people/account';
import * as agentPage from '../people/agent-page';
import * as area from '../search/area-pack';
import * as alert from '../search/search-alert';
import type { CallTable } from './call';

/** Calls about listings: the search, areas and places, one's own, what is saved or hidden of others, and alerts. */
export const LISTING_CALLS = {
  'GET /properties': { query: listing.listingQuerySchema, answer: listing.listingPageSchema },
  'GET /home-page': { query: home.homePageQuerySchema, answer: home.homePageSchema },
  'GET /price-medians': { answer: prices.priceMediansSchema },
  'GET /properties/:id': { answer: backgrounds.propertyPageSchema },
  'PUT /properties/:id': {
    body: property.propertyEditSchema,
    statuses: [200, 201],
    answer: property.propertyAnswerSchema,
  },
  'POST /properties/:id/publish': {
    query: property.publishQuerySchema,
    answer: property.propertyAnswerSchema,
  },
  'POST /properties/:id/unpublish': { answer: property.propertyAnswerSchema },
  'POST /properties/:id/close': {
    body: property.closePropertySchema,
    answer: property.propertyAnswerSchema,
  },
  'POST /properties/:id/confirm': { answer: property.propertyAnswerSchema },
  'PUT /properties/:id/photo-order': {
    body: property.photoOrderSchema,
    answer: property.propertyAnswerSchema,
  },
  'DELETE /properties/:id': { answer: saved.removedAnswerSchema },
  'POST /properties/:id/views': {
    body: view.propertyViewSchema,
    answer: view.propertyViewAnswerSchema,
  },
  'PUT /properties/:id/photos/:photoId': {
    params: property.photoParamsSchema,
    query: property.photoQuerySchema,
    answer: property.photoAnswerSchema,
  },
  'DELETE /properties/:id/photos/:photoId': {
    params: property.photoParamsSchema,
    answer: property.propertyAnswerSchema,
  },
  'GET /agents/:id': { query: agentPage.agentPageQuerySchema, answer: agentPage.agentPageSchema },
  'GET /agents/:id/free-times': { answer: offered.freeTimesSchema },
  'GET /area-packs/summary': { query: area.areaQuerySchema, answer: area.areaSummarySchema },
  'GET /area-packs/chunk': {
    query: area.areaChunkQuerySchema,
    description:
      'Pieces, each four bytes of its length and then a gzipped JSON list of listings; the header x-next-chunk says what follows.',
  },
  'GET /area-packs/changes': { query: area.areaChangesQuerySchema, answer: area.areaChangesSchema },
  'GET /area-packs/ids': { query: area.areaQuerySchema, answer: area.areaIdsSchema },
  'GET /area-packs/places': { query: area.areaQuerySchema, answer: area.operatorPlacesSchema },
  'GET /area-packs/tiles': {
    query: area.areaTilesQuerySchema,
    description: 'The map of an area: PMTiles.',
  },
  'GET /places': { query: area.placesQuerySchema, answer: area.operatorPlacesSchema },
  'GET /places/near': { query: area.placesNearQuerySchema, answer: area.operatorPlacesSchema },
  'PUT /hidden-homes/:id': { answer: hidden.hiddenHomeAnswerSchema },
  'DELETE /hidden-homes/:id': { answer: saved.removedAnswerSchema },
  'GET /saved-properties': { answer: saved.savedPropertyListSchema },
  'POST /saved-properties': {
    body: saved.savePropertySchema,
    statuses: [201],
    answer: saved.savePropertyAnswerSchema,
  },
  'DELETE /saved-properties/:id': { answer: saved.removedAnswerSchema },
  'GET /listing-source': { answer: source.listingSourceAnswerSchema },
  'PUT /listing-source': {
    body: source.listingSourceSchema,
    answer: source.listingSourceAnswerSchema,
  },
  'POST /listing-source/fetch': { answer: source.listingSourceAnswerSchema },
  'DELETE /listing-source': { answer: source.listingSourceAnswerSchema },
  'GET /search-alerts': { answer: alert.searchAlertListSchema },
  'PUT /search-alerts/:id': {
    body: alert.searchAlertContentSchema,
    answer: alert.searchAlertAnswerSchema,
  },
  'DELETE /search-alerts/:id': { answer: saved.removedAnswerSchema },
  'GET /search-alerts/:id/matches': { answer: alert.alertMatchesSchema },
  'GET /unsubscribe': { query: alert.unsubscribeQuerySchema },
  'POST /unsubscribe': { query: alert.unsubscribeQuerySchema, answer: account.messageAnswerSchema },
} satisfies CallTable;
