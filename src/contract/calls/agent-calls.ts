import * as account from '../people/account';
import * as agentSignup from '../people/agent-signup';
import * as approval from '../people/approval';
import * as email from '../people/email-calls';
import * as analytics from '../plan/analytics';
import * as boost from '../plan/boost';
import * as planUsage from '../plan/plan-usage';
import type { CallTable } from './call';

/** Calls about agents: applications and who decides on them, plans, boosts and figures. */
export const AGENT_CALLS = {
  'GET /plan': { answer: planUsage.planAnswerSchema },
  'PUT /plan/request': { body: planUsage.askPlanSchema, answer: planUsage.planAnswerSchema },
  'DELETE /plan/request': {
    query: planUsage.withdrawPlanSchema,
    answer: planUsage.planAnswerSchema,
  },
  'GET /plan-requests': { answer: planUsage.planRequestsSchema },
  'POST /plan-requests/:id/decision': {
    body: planUsage.decidePlanSchema,
    answer: account.messageAnswerSchema,
  },
  'GET /boosts': { answer: boost.boostBalanceSchema },
  'GET /boosts/history': { answer: boost.boostHistorySchema },
  'GET /boosts/active': { answer: boost.activeBoostsSchema },
  'GET /boosts/packages': { answer: boost.boostPackagesSchema },
  'POST /boosts/apply': { body: boost.applyBoostSchema, answer: boost.boostAppliedSchema },
  'POST /boosts/purchase': {
    body: boost.purchaseBoostsSchema,
    answer: boost.boostsPurchasedSchema,
  },
  'GET /analytics/overview': {
    query: analytics.analyticsQuerySchema,
    answer: analytics.analyticsOverviewSchema,
  },
  'GET /analytics/properties': {
    query: analytics.analyticsQuerySchema,
    answer: analytics.propertiesAnalyticsSchema,
  },
  'GET /analytics/messages': {
    query: analytics.analyticsQuerySchema,
    answer: analytics.messageAnalyticsSchema,
  },
  'GET /analytics/historical/:metric': {
    params: analytics.metricParamsSchema,
    query: analytics.analyticsQuerySchema,
    answer: analytics.historySchema,
  },
  'GET /analytics/export.csv': { query: analytics.analyticsQuerySchema },
  'GET /analytics/insights/:id': { answer: analytics.insightsSchema },
  'POST /agent-signup': {
    body: agentSignup.agentSignupSchema,
    statuses: [202],
    answer: agentSignup.agentSignupAnswerSchema,
  },
  'POST /agent-signup/status': {
    body: agentSignup.applicationTokenSchema,
    answer: agentSignup.applicationStatusSchema,
  },
  'PUT /agent-signup/documents/:kind': {
    params: agentSignup.documentParamsSchema,
    query: agentSignup.documentQuerySchema,
    answer: agentSignup.documentAnswerSchema,
  },
  'GET /email/agent-approval/pending': {
    query: approval.pendingAgentsQuerySchema,
    answer: approval.pendingAgentsSchema,
  },
  'POST /email/agent-approval/approve': {
    body: approval.approveAgentSchema,
    answer: account.messageAnswerSchema,
  },
  'POST /email/agent-approval/reject': {
    body: approval.rejectAgentSchema,
    answer: account.messageAnswerSchema,
  },
  'GET /agents/:id/documents/:kind': { params: approval.agentDocumentParamsSchema },
  'GET /audit': { answer: approval.auditSchema },
  'POST /email/agent-approval': {
    body: email.agentApprovalMailSchema,
    statuses: [202],
    answer: account.messageAnswerSchema,
  },
  'POST /email/send': {
    body: email.sendEmailSchema,
    statuses: [202],
    answer: account.messageAnswerSchema,
  },
  'POST /email/property-approval': {
    body: email.propertyApprovalMailSchema,
    statuses: [202],
    answer: account.messageAnswerSchema,
  },
  'POST /email/verification-code': {
    body: email.emailOnlySchema,
    statuses: [202],
    answer: account.messageAnswerSchema,
  },
  'POST /email/welcome': {
    body: email.emailOnlySchema,
    statuses: [202],
    answer: account.messageAnswerSchema,
  },
  'POST /email/password-reset': {
    body: email.emailOnlySchema,
    statuses: [202],
    answer: account.messageAnswerSchema,
  },
  'POST /email/verify': {
    body: email.emailOnlySchema,
    statuses: [202],
    answer: account.messageAnswerSchema,
  },
} satisfies CallTable;
