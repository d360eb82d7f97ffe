import type * as account from '../people/account';
import type * as agentSignup from '../people/agent-signup';
import type * as analytics from '../plan/analytics';
import type * as approval from '../people/approval';
import type * as boost from '../plan/boost';
import type * as email from '../people/email-calls';
import type * as planUsage from '../plan/plan-usage';
import type { In, Out } from './in-and-out';

type Said = Out<typeof account.messageAnswerSchema>;
type Period = { query: In<typeof analytics.analyticsQuerySchema> };

/** Calls about agents: applications and who decides on them, plans, boosts and figures. */
export type AgentCalls = {
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
};
