import type * as account from '../people/account';
import type * as agentPage from '../people/agent-page';
import type * as area from '../search/area-pack';
import type * as hidden from '../listing/hidden-home';
import type * as home from '../listing/home-page';
import type * as listing from '../listing/listing-query';
import type * as source from '../listing/listing-source';
import type * as offered from '../inspection/offered-times';
import type * as backgrounds from '../listing/listing-background';
import type * as prices from '../listing/price-medians';
import type * as property from '../listing/property';
import type * as view from '../listing/property-view';
import type * as saved from '../listing/saved-property';
import type * as alert from '../search/search-alert';
import type { In, Out } from './in-and-out';

type Said = Out<typeof account.messageAnswerSchema>;
type Removed = Out<typeof saved.removedAnswerSchema>;

/** Calls about listings: the search, areas and places, one's own, what is saved or hidden of others, and alerts. */
export type ListingCalls = {
  'GET /properties': { query: listing.ListingQueryInput; answer: listing.ListingPage };
  'GET /home-page': { query: In<typeof home.homePageQuerySchema>; answer: home.HomePage };
  'GET /price-medians': { answer: Out<typeof prices.priceMediansSchema> };
  'GET /properties/:id': { answer: Out<typeof backgrounds.propertyPageSchema> };
  'PUT /properties/:id': {
    body: In<typeof property.propertyEditSchema>;
    answer: Out<typeof property.propertyAnswerSchema>;
  };
  'POST /properties/:id/publish': {
    query: In<typeof property.publishQuerySchema>;
    answer: Out<typeof property.propertyAnswerSchema>;
  };
  'POST /properties/:id/unpublish': { answer: Out<typeof property.propertyAnswerSchema> };
  'POST /properties/:id/close': {
    body: In<typeof property.closePropertySchema>;
    answer: Out<typeof property.propertyAnswerSchema>;
  };
  'POST /properties/:id/confirm': { answer: Out<typeof property.propertyAnswerSchema> };
  'PUT /properties/:id/photo-order': {
    body: In<typeof property.photoOrderSchema>;
    answer: Out<typeof property.propertyAnswerSchema>;
  };
  'DELETE /properties/:id': { answer: Removed };
  'POST /properties/:id/views': {
    body: In<typeof view.propertyViewSchema>;
    answer: Out<typeof view.propertyViewAnswerSchema>;
  };
  'PUT /properties/:id/photos/:photoId': {
    query: In<typeof property.photoQuerySchema>;
    answer: Out<typeof property.photoAnswerSchema>;
  };
  'DELETE /properties/:id/photos/:photoId': { answer: Out<typeof property.propertyAnswerSchema> };
  'GET /agents/:id': {
    query: In<typeof agentPage.agentPageQuerySchema>;
    answer: agentPage.AgentPage;
  };
  'GET /agents/:id/free-times': { answer: Out<typeof offered.freeTimesSchema> };
  'GET /area-packs/summary': {
    query: In<typeof area.areaQuerySchema>;
    answer: area.AreaSummary;
  };
  /** The answer is some gzipped lists of listings, each behind its length, and is downloaded as it is. */
  'GET /area-packs/chunk': { query: In<typeof area.areaChunkQuerySchema>; answer: unknown };
  'GET /area-packs/changes': {
    query: In<typeof area.areaChangesQuerySchema>;
    answer: area.AreaChanges;
  };
  'GET /area-packs/ids': {
    query: In<typeof area.areaQuerySchema>;
    answer: Out<typeof area.areaIdsSchema>;
  };
  'GET /area-packs/places': {
    query: In<typeof area.areaQuerySchema>;
    answer: Out<typeof area.operatorPlacesSchema>;
  };
  /** The map of an area as a PMTiles file, whole or by range. */
  'GET /area-packs/tiles': { query: In<typeof area.areaTilesQuerySchema>; answer: unknown };
  'GET /places': {
    query: In<typeof area.placesQuerySchema>;
    answer: Out<typeof area.operatorPlacesSchema>;
  };
  'GET /places/near': {
    query: In<typeof area.placesNearQuerySchema>;
    answer: Out<typeof area.operatorPlacesSchema>;
  };
  'PUT /hidden-homes/:id': { answer: Out<typeof hidden.hiddenHomeAnswerSchema> };
  'DELETE /hidden-homes/:id': { answer: Removed };
  'GET /saved-properties': { answer: Out<typeof saved.savedPropertyListSchema> };
  'POST /saved-properties': {
    body: In<typeof saved.savePropertySchema>;
    answer: Out<typeof saved.savePropertyAnswerSchema>;
  };
  'DELETE /saved-properties/:id': { answer: Removed };
  'GET /listing-source': { answer: Out<typeof source.listingSourceAnswerSchema> };
  'PUT /listing-source': {
    body: In<typeof source.listingSourceSchema>;
    answer: Out<typeof source.listingSourceAnswerSchema>;
  };
  'POST /listing-source/fetch': { answer: Out<typeof source.listingSourceAnswerSchema> };
  'DELETE /listing-source': { answer: Out<typeof source.listingSourceAnswerSchema> };
  'GET /search-alerts': { answer: Out<typeof alert.searchAlertListSchema> };
  'PUT /search-alerts/:id': {
    body: alert.SearchAlertContent;
    answer: Out<typeof alert.searchAlertAnswerSchema>;
  };
  'DELETE /search-alerts/:id': { answer: Removed };
  'GET /search-alerts/:id/matches': { answer: Out<typeof alert.alertMatchesSchema> };
  'GET /unsubscribe': { query: In<typeof alert.unsubscribeQuerySchema>; answer: string };
  'POST /unsubscribe': { query: In<typeof alert.unsubscribeQuerySchema>; answer: Said };
};
