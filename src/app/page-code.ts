import type { ComponentType } from 'react';
import type { PageId } from '../contract/pages';
import { loadCode } from '../platform/load-code';

type Code = { default: ComponentType };

const AGENT_DASHBOARD = './agent-dashboard/agent-dashboard-page.tsx';

/** The file that draws each page. The build finds by it what to fetch ahead. */
const FILES: Record<PageId, string> = {
  home: '../features/search/home/home-page.tsx',
  results: '../features/search/results-page.tsx',
  property: '../features/property/property-page.tsx',
  agent: '../features/agents/agent-page.tsx',
  login: '../features/auth/login-page.tsx',
  forgotPassword: '../features/auth/forgot-password-page.tsx',
  resetPassword: '../features/auth/reset-password-page.tsx',
  seekerSignUp: '../features/signup/buyer-signup-page.tsx',
  agentSignUp: '../features/signup/business-signup-page.tsx',
  account: './customer-dashboard/customer-dashboard-page.tsx',
  saved: '../features/saved/saved-page.tsx',
  messages: '../features/messages/messages-page.tsx',
  outbox: '../features/outbox/outbox-page.tsx',
  data: '../features/data-use/data-page.tsx',
  areas: '../features/areas/areas-page.tsx',
  approvals: '../features/approvals/approvals-page.tsx',
  agentProperties: AGENT_DASHBOARD,
  agentInspections: AGENT_DASHBOARD,
  agentSaved: AGENT_DASHBOARD,
  agentBoosts: AGENT_DASHBOARD,
  agentMessages: AGENT_DASHBOARD,
  agentAnalytics: AGENT_DASHBOARD,
  agentAccount: AGENT_DASHBOARD,
  agentMap: AGENT_DASHBOARD,
  addProperty: '../features/listings/add-property-page.tsx',
  importListings: '../features/listings/file/import-listings-page.tsx',
  editProperty: '../features/listings/edit-property-page.tsx',
  pricing: './pricing/pricing-page.tsx',
  blog: '../features/blog/blog-page.tsx',
  article: '../features/blog/article-page.tsx',
  faq: '../features/faq/faq-page.tsx',
  rentVsBuy: '../features/tools/rent-vs-buy-page.tsx',
  serviceCharge: '../features/tools/service-charge-page.tsx',
  scamDetector: '../features/tools/scam-detector-page.tsx',
  privacyPolicy: '../features/legal/privacy-policy-page.tsx',
  terms: '../features/legal/terms-page.tsx',
};

const CODE = import.meta.glob<Code>([
  '../features/**/*-page.tsx',
  './*-dashboard/*-page.tsx',
  './pricing/*-page.tsx',
]);

const loaded = new Map<string, ComponentType>();

/** Fetches a page's code once. */
export async function loadPage(id: PageId): Promise<ComponentType> {
  const file = FILES[id];
  const known = loaded.get(file);
  if (known) return known;
  const load = CODE[file];
  if (load === undefined) throw new Error(`No file ${file} for the page '${id}'`);
  const code = await loadCode(load);
  loaded.set(file, code.default);
  return code.default;
}

/** The code of a page if it is here already. */
export function loadedPage(id: PageId): ComponentType | undefined {
  return loaded.get(FILES[id]);
}

/** A page's file as the build's manifest names it: `src/features/search/home/home-page.tsx`. */
export function sourceOf(id: PageId): string {
  return FILES[id].replace(/^\.\.\//, 'src/').replace(/^\.\//, 'src/app/');
}
