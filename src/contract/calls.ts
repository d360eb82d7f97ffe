import type { z } from 'zod/mini';
import type * as account from './people/account';
import type * as agentPage from './people/agent-page';
import type * as agentSignup from './people/agent-signup';
import type * as analytics from './plan/analytics';
import type * as approval from './people/approval';
import type * as area from './search/area-pack';
import type * as block from './people/block';
import type * as boost from './plan/boost';
import type * as batch from './feed/command-batch-schema';
import type * as contact from './people/contact-request';
import type * as email from './people/email-calls';
import type * as feed from './feed/feed-schema';
import type * as health from './health';
import type * as hidden from './listing/hidden-home';
import type * as home from './listing/home-page';
import type * as inspection from './inspection/inspection';
import type * as listing from './listing/listing-query';
import type * as source from './listing/listing-source';
import type * as message from './feed/message';
import type * as notification from './feed/notification';
import type * as offered from './inspection/offered-times';
import type * as planUsage from './plan/plan-usage';
import type * as backgrounds from './listing/listing-background';
import type * as prices from './listing/price-medians';
import type * as privacy from './people/privacy';
import type * as profile from './people/profile';
import type * as property from './listing/property';
import type * as push from './feed/push';
import type * as view from './listing/property-view';
import type * as receipts from './feed/receipts';
import type * as report from './people/report';
import type * as saved from './listing/saved-property';
import type * as alert from './search/search-alert';
import type * as factor from './people/second-factor';

type In<Schema extends z.ZodMiniType> = z.input<Schema>;
type Out<Schema extends z.ZodMiniType> = z.output<Schema>;
type Said = Out<typeof account.messageAnswerSchema>;
type Removed = Out<typeof saved.removedAnswerSchema>;
type Period = { query: In<typeof analytics.analyticsQuerySchema> };

/**
 * Every call of the API, by method and path, with what it takes and answers. The client's
 * calls are typed by this table, and the server's table of access must name exactly these keys.
 */
export type Calls = {
  'GET /health': { answer: Out<typeof health.healthSchema> };
  'GET /ready': { answer: Out<typeof health.readySchema> };

  'POST /register': { body: account.RegisterRequest; answer: Said };
  'GET /auth/verify': { query: In<typeof account.verifyQuerySchema>; answer: string };
  'POST /auth/verify': { query: In<typeof account.verifyQuerySchema>; answer: string };
  'GET /auth/end-session': { query: In<typeof account.endSessionQuerySchema>; answer: string };
  'POST /auth/end-session': { query: In<typeof account.endSessionQuerySchema>; answer: string };
  'GET /auth/remove-sign-up': { query: In<typeof account.linkQuerySchema>; answer: string };
  'POST /auth/remove-sign-up': { query: In<typeof account.linkQuerySchema>; answer: string };
  'GET /auth/undo-email': { query: In<typeof account.linkQuerySchema>; answer: string };
  'POST /auth/undo-email': { query: In<typeof account.linkQuerySchema>; answer: string };
  'POST /auth/login': { body: account.LoginRequest; answer: account.LoginAnswer };
  'POST /auth/logout': { answer: Said };
  'POST /auth/sessions/end': {
    body: In<typeof account.endSessionSchema>;
    answer: Out<typeof account.endedSchema>;
  };
  'POST /auth/forgot-password': { body: In<typeof account.forgotPasswordSchema>; answer: Said };
  'POST /auth/reset-password': { body: In<typeof account.resetPasswordSchema>; answer: Said };
  'GET /auth/profile': { answer: Out<typeof profile.profileAnswerSchema> };
  'PUT /auth/profile': {
    body: profile.ProfileUpdate;
    answer: Out<typeof profile.profileAnswerSchema>;
  };
  'PUT /auth/email': {
    body: profile.EmailChange;
    answer: Out<typeof profile.profileAnswerSchema>;
  };
  'PUT /auth/password': { body: profile.PasswordChange; answer: Said };
  'GET /auth/notification-preferences': {
    answer: Out<typeof profile.notificationPreferencesAnswerSchema>;
  };
  'PUT /auth/notification-preferences': {
    body: In<typeof profile.notificationPreferencesUpdateSchema>;
    answer: Out<typeof profile.notificationPreferencesAnswerSchema>;
  };
  'GET /auth/sessions': { answer: Out<typeof profile.sessionListSchema> };
  'GET /auth/second-factors': { answer: factor.SecondFactors };
  'POST /auth/codes/begin': {
    body: In<typeof factor.passwordOnlySchema>;
    answer: factor.CodeKey;
  };
  'POST /auth/codes/confirm': {
    body: In<typeof factor.confirmCodesSchema>;
    answer: Out<typeof factor.recoveryCodesSchema>;
  };
  'POST /auth/codes/recovery': {
    body: In<typeof factor.passwordOnlySchema>;
    answer: Out<typeof factor.recoveryCodesSchema>;
  };
  'DELETE /auth/codes': {
    body: In<typeof factor.passwordOnlySchema>;
    answer: factor.SecondFactors;
  };
  'POST /auth/passkeys/begin': {
    body: In<typeof factor.passwordOnlySchema>;
    answer: factor.PasskeyCreation;
  };
  'POST /auth/passkeys': { body: factor.NewPasskey; answer: factor.SecondFactors };
  'PATCH /auth/passkeys/:id': {
    body: In<typeof factor.passkeyRenameSchema>;
    answer: factor.SecondFactors;
  };
  'DELETE /auth/passkeys/:id': {
    body: In<typeof factor.passwordOnlySchema>;
    answer: factor.SecondFactors;
  };
  'POST /auth/passkey-login/begin': { answer: factor.PasskeyRequest };
  'POST /auth/passkey-login': { body: factor.PasskeyLogin; answer: account.LoginAnswer };
  'DELETE /auth/sessions/:id': { answer: Out<typeof profile.sessionEndedSchema> };
  'GET /account/export': { answer: privacy.AccountExport };
  'DELETE /account': {
    body: In<typeof privacy.deleteAccountSchema>;
    answer: Out<typeof privacy.accountDeletedSchema>;
  };

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

  'GET /messages': { answer: Out<typeof message.messageListSchema> };
  'POST /messages': {
    body: message.SendMessageRequest;
    answer: Out<typeof message.sendMessageAnswerSchema>;
  };
  'PATCH /messages/:id/read': { answer: Out<typeof message.messageReadAnswerSchema> };
  'PATCH /messages/:id/unread': { answer: Out<typeof message.messageReadAnswerSchema> };
  'DELETE /messages/:id': { answer: Removed };

  'POST /reports': {
    body: report.SendReport;
    answer: Out<typeof report.reportSentSchema>;
  };
  'GET /reports': { answer: Out<typeof report.reportListSchema> };
  'POST /reports/:id/decision': {
    body: In<typeof report.decideReportSchema>;
    answer: Out<typeof report.reportDecidedSchema>;
  };
  'PUT /hidden-homes/:id': { answer: Out<typeof hidden.hiddenHomeAnswerSchema> };
  'DELETE /hidden-homes/:id': { answer: Removed };
  'PUT /blocks/:id': { answer: Out<typeof block.blockAnswerSchema> };
  'DELETE /blocks/:id': { answer: Removed };

  'GET /saved-properties': { answer: Out<typeof saved.savedPropertyListSchema> };
  'POST /saved-properties': {
    body: In<typeof saved.savePropertySchema>;
    answer: Out<typeof saved.savePropertyAnswerSchema>;
  };
  'DELETE /saved-properties/:id': { answer: Removed };

  'GET /notifications': { answer: Out<typeof notification.notificationListSchema> };
  'PATCH /notifications/:id/read': { answer: Out<typeof notification.notificationAnswerSchema> };
  'PATCH /notifications/read-all': {
    query: In<typeof notification.readAllQuerySchema>;
    answer: Out<typeof notification.notificationsReadSchema>;
  };

  'GET /push/key': { answer: Out<typeof push.pushKeySchema> };
  'POST /push/subscriptions': {
    body: push.PushSubscriptionRequest;
    answer: Out<typeof push.pushSubscribedSchema>;
  };
  'DELETE /push/subscriptions': {
    body: In<typeof push.pushEndpointSchema>;
    answer: Out<typeof push.pushSubscribedSchema>;
  };

  'GET /inspections/permissions': { answer: Out<typeof inspection.inspectionPermissionsSchema> };
  'GET /inspections/enabled-users': { answer: Out<typeof inspection.enabledUsersSchema> };
  'GET /inspections/calendar': { answer: Out<typeof inspection.calendarStateSchema> };
  'POST /inspections/calendar': {
    body: In<typeof inspection.calendarWishSchema>;
    answer: Out<typeof inspection.calendarAddressSchema>;
  };
  'DELETE /inspections/calendar': { answer: Out<typeof inspection.calendarEndedSchema> };
  'GET /inspections/calendar.ics': {
    query: In<typeof inspection.calendarQuerySchema>;
    answer: string;
  };
  'GET /listing-source': { answer: Out<typeof source.listingSourceAnswerSchema> };
  'PUT /listing-source': {
    body: In<typeof source.listingSourceSchema>;
    answer: Out<typeof source.listingSourceAnswerSchema>;
  };
  'POST /listing-source/fetch': { answer: Out<typeof source.listingSourceAnswerSchema> };
  'DELETE /listing-source': { answer: Out<typeof source.listingSourceAnswerSchema> };
  'GET /inspections/offered-times': { answer: Out<typeof offered.offeredTimesAnswerSchema> };
  'PUT /inspections/offered-times': {
    body: In<typeof offered.offeredTimesChangeSchema>;
    answer: Out<typeof offered.offeredTimesAnswerSchema>;
  };
  'GET /inspections/busy-calendar': { answer: Out<typeof offered.busyCalendarAnswerSchema> };
  'PUT /inspections/busy-calendar': {
    body: In<typeof offered.busyCalendarSchema>;
    answer: Out<typeof offered.busyCalendarAnswerSchema>;
  };
  'DELETE /inspections/busy-calendar': { answer: Out<typeof offered.busyCalendarAnswerSchema> };
  'POST /inspections/requests': {
    body: inspection.InspectionRequest;
    answer: Out<typeof inspection.inspectionCreatedSchema>;
  };
  'GET /inspections/requests/received': { answer: Out<typeof inspection.inspectionListSchema> };
  'GET /inspections/requests/sent': { answer: Out<typeof inspection.inspectionListSchema> };
  'PATCH /inspections/requests/:id/status': {
    body: In<typeof inspection.inspectionStatusSchema>;
    answer: Out<typeof inspection.inspectionAnswerSchema>;
  };
  'PATCH /inspections/requests/:id/reschedule': {
    body: In<typeof inspection.inspectionRescheduleSchema>;
    answer: Out<typeof inspection.inspectionAnswerSchema>;
  };
  'PATCH /inspections/requests/:id/cancel': {
    answer: Out<typeof inspection.inspectionAnswerSchema>;
  };
  'DELETE /inspections/requests/:id': { answer: Removed };

  'GET /search-alerts': { answer: Out<typeof alert.searchAlertListSchema> };
  'PUT /search-alerts/:id': {
    body: alert.SearchAlertContent;
    answer: Out<typeof alert.searchAlertAnswerSchema>;
  };
  'DELETE /search-alerts/:id': { answer: Removed };
  'GET /search-alerts/:id/matches': { answer: Out<typeof alert.alertMatchesSchema> };
  'GET /unsubscribe': { query: In<typeof alert.unsubscribeQuerySchema>; answer: string };
  'POST /unsubscribe': { query: In<typeof alert.unsubscribeQuerySchema>; answer: Said };

  'POST /contact-requests': {
    body: contact.ContactRequest;
    answer: Out<typeof contact.contactSentSchema>;
  };
  'GET /contact-requests': { answer: Out<typeof contact.contactListSchema> };

  'GET /plan': { answer: planUsage.PlanAnswer };
  'PUT /plan/request': {
    body: In<typeof planUsage.askPlanSchema>;
    answer: planUsage.PlanAnswer;
  };
  'DELETE /plan/request': { answer: planUsage.PlanAnswer };
  'GET /plan-requests': { answer: Out<typeof planUsage.planRequestsSchema> };
  'POST /plan-requests/:id/decision': {
    body: In<typeof planUsage.decidePlanSchema>;
    answer: Out<typeof account.messageAnswerSchema>;
  };
  'GET /boosts': { answer: boost.BoostBalance };
  'GET /boosts/history': { answer: Out<typeof boost.boostHistorySchema> };
  'GET /boosts/active': { answer: Out<typeof boost.activeBoostsSchema> };
  'GET /boosts/packages': { answer: Out<typeof boost.boostPackagesSchema> };
  'POST /boosts/apply': {
    body: In<typeof boost.applyBoostSchema>;
    answer: Out<typeof boost.boostAppliedSchema>;
  };
  'POST /boosts/purchase': {
    body: In<typeof boost.purchaseBoostsSchema>;
    answer: Out<typeof boost.boostsPurchasedSchema>;
  };

  'GET /analytics/overview': Period & { answer: Out<typeof analytics.analyticsOverviewSchema> };
  'GET /analytics/properties': Period & {
    answer: Out<typeof analytics.propertiesAnalyticsSchema>;
  };
  'GET /analytics/messages': Period & { answer: Out<typeof analytics.messageAnalyticsSchema> };
  'GET /analytics/historical/:metric': Period & { answer: Out<typeof analytics.historySchema> };
  'GET /analytics/export.csv': Period & { answer: string };
  'GET /analytics/insights/:id': { answer: Out<typeof analytics.insightsSchema> };

  'POST /agent-signup': {
    body: agentSignup.AgentSignup;
    answer: Out<typeof agentSignup.agentSignupAnswerSchema>;
  };
  'POST /agent-signup/status': {
    body: In<typeof agentSignup.applicationTokenSchema>;
    answer: Out<typeof agentSignup.applicationStatusSchema>;
  };
  'PUT /agent-signup/documents/:kind': {
    query: In<typeof agentSignup.documentQuerySchema>;
    answer: Out<typeof agentSignup.documentAnswerSchema>;
  };
  'GET /email/agent-approval/pending': { answer: Out<typeof approval.pendingAgentsSchema> };
  'POST /email/agent-approval/approve': {
    body: In<typeof approval.approveAgentSchema>;
    answer: Said;
  };
  'POST /email/agent-approval/reject': {
    body: In<typeof approval.rejectAgentSchema>;
    answer: Said;
  };
  'GET /agents/:id/documents/:kind': { answer: Blob };
  'GET /audit': { answer: Out<typeof approval.auditSchema> };
  'POST /email/agent-approval': {
    body: In<typeof email.agentApprovalMailSchema>;
    answer: Said;
  };
  'POST /email/send': { body: In<typeof email.sendEmailSchema>; answer: Said };
  'POST /email/property-approval': {
    body: In<typeof email.propertyApprovalMailSchema>;
    answer: Said;
  };
  'POST /email/verification-code': { body: In<typeof email.emailOnlySchema>; answer: Said };
  'POST /email/welcome': { body: In<typeof email.emailOnlySchema>; answer: Said };
  'POST /email/password-reset': { body: In<typeof email.emailOnlySchema>; answer: Said };
  'POST /email/verify': { body: In<typeof email.emailOnlySchema>; answer: Said };

  'POST /outbox/receipts': {
    body: In<typeof receipts.receiptsRequestSchema>;
    answer: Out<typeof receipts.receiptsSchema>;
  };
  'POST /commands': {
    body: In<typeof batch.commandBatchSchema>;
    answer: Out<typeof batch.commandBatchAnswerSchema>;
  };
  'GET /sync': {
    query: In<typeof feed.syncQuerySchema>;
    answer: Out<typeof feed.syncSchema>;
  };
};

/** A call's method and path, such as 'PATCH /messages/:id/read'. */
export type CallKey = keyof Calls;
