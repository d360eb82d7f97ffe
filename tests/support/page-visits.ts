import { PAGE_IDS, type PageId } from '../../src/contract/pages';

type Visitor = 'visitor' | 'seeker' | 'agent' | 'approver';

const RESULTS = '/search-results?listingType=rent&location=Lagos';

/**
 * How the walks over all screens come to each page: as whom, and at which addresses. One without an
 * address is opened from another page. A page that is not here does not compile.
 */
const VISITS: Record<PageId, [Visitor, ...string[]]> = {
  home: ['visitor', '/'],
  results: ['visitor', RESULTS, `${RESULTS}&view=map`, `${RESULTS}&text=zzzz`],
  property: ['visitor'],
  agent: ['visitor'],
  login: ['visitor', '/login'],
  forgotPassword: ['visitor', '/forgot-password'],
  resetPassword: ['visitor', '/reset-password?token=x'],
  seekerSignUp: ['visitor', '/buyer-signup'],
  agentSignUp: ['visitor', '/signup'],
  account: [
    'seeker',
    '/customer-dashboard',
    '/customer-dashboard?tab=inspections',
    '/customer-dashboard?tab=messages',
    '/customer-dashboard?tab=notifications',
    '/customer-dashboard?tab=settings',
  ],
  saved: ['seeker', '/saved-properties'],
  messages: ['seeker', '/messages'],
  outbox: ['seeker', '/outbox'],
  data: ['visitor', '/data'],
  areas: ['visitor', '/areas?place=Lekki'],
  approvals: ['approver', '/approvals'],
  agentProperties: ['agent', '/dashboard'],
  agentInspections: ['agent', '/dashboard/inspections'],
  agentSaved: ['agent', '/dashboard/saved'],
  agentBoosts: ['agent', '/dashboard/boosts'],
  agentMessages: ['agent', '/dashboard/messages'],
  agentAnalytics: ['agent', '/dashboard/analytics'],
  agentAccount: ['agent', '/dashboard/account'],
  agentMap: ['agent', '/dashboard/property-map'],
  addProperty: ['agent', '/add-property'],
  importListings: ['agent', '/import-listings'],
  editProperty: ['agent'],
  pricing: ['visitor', '/pricing'],
  blog: ['visitor', '/blog'],
  article: ['visitor', '/blog-post-1'],
  faq: ['visitor', '/faq'],
  rentVsBuy: ['visitor', '/rent-vs-buy-calculator'],
  serviceCharge: ['visitor', '/service-charge-estimator'],
  scamDetector: ['visitor', '/scam-detector'],
  privacyPolicy: ['visitor', '/privacy-policy'],
  terms: ['visitor', '/terms'],
};

/** The addresses at which somebody looks at the pages that are theirs; a visitor also at one that is none. */
export function addressesFor(visitor: Visitor): string[] {
  const theirs = PAGE_IDS.map((id) => VISITS[id])
    .filter(([who]) => who === visitor)
    .flatMap(([, ...paths]) => paths);
  return visitor === 'visitor' ? [...theirs, '/no-such-page'] : theirs;
}
