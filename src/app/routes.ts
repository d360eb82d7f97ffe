import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { AGENT_SECTIONS } from './agent-dashboard/agent-sections';

type Page = { default: ComponentType };
export type AppRoute = {
  path: string;
  title: string;
  /** One sentence for search engines; only public pages have one. */
  description?: string;
  /** Shipped as HTML with its real content. */
  prerender?: boolean;
  /** The footer is hidden on dashboard pages (NAV-5). */
  dashboard?: boolean;
  /** The source file, by which the build finds the page's own chunk. */
  file: string;
  load: () => Promise<Page>;
};

const ARTICLE_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Every screen: its address, its words and its own chunk. */
export const ROUTES: AppRoute[] = [
  {
    path: '/',
    title: 'Homes to buy and rent in Nigeria',
    description:
      'Find your dream home in Nigeria: search, save and message agents, with or without a network.',
    prerender: true,
    file: 'features/search/home-page',
    load: () => import('../features/search/home-page'),
  },
  {
    path: '/search-results',
    title: 'Search results',
    file: 'features/search/results-page',
    load: () => import('../features/search/results-page'),
  },
  {
    path: '/property-detail/:propertyId',
    title: 'Property',
    file: 'features/property/property-page',
    load: () => import('../features/property/property-page'),
  },
  {
    path: '/login',
    title: 'Log In',
    file: 'features/auth/login-page',
    load: () => import('../features/auth/login-page'),
  },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    file: 'features/auth/forgot-password-page',
    load: () => import('../features/auth/forgot-password-page'),
  },
  {
    path: '/reset-password',
    title: 'Reset password',
    file: 'features/auth/reset-password-page',
    load: () => import('../features/auth/reset-password-page'),
  },
  {
    path: '/buyer-signup',
    title: 'Sign up',
    file: 'features/signup/buyer-signup-page',
    load: () => import('../features/signup/buyer-signup-page'),
  },
  {
    path: '/signup',
    title: 'Sign up as agent or owner',
    file: 'features/signup/business-signup-page',
    load: () => import('../features/signup/business-signup-page'),
  },
  {
    path: '/customer-dashboard',
    title: 'My Account',
    dashboard: true,
    file: 'app/customer-dashboard/customer-dashboard-page',
    load: () => import('./customer-dashboard/customer-dashboard-page'),
  },
  {
    path: '/saved-properties',
    title: 'Saved Properties',
    dashboard: true,
    file: 'features/saved/saved-page',
    load: () => import('../features/saved/saved-page'),
  },
  {
    path: '/messages',
    title: 'Messages',
    dashboard: true,
    file: 'features/messages/messages-page',
    load: () => import('../features/messages/messages-page'),
  },
  {
    path: '/outbox',
    title: 'Outbox',
    dashboard: true,
    file: 'features/outbox/outbox-page',
    load: () => import('../features/outbox/outbox-page'),
  },
  {
    path: '/data',
    title: 'Data and saving',
    file: 'features/data-use/data-page',
    load: () => import('../features/data-use/data-page'),
  },
  {
    path: '/areas',
    title: 'Areas on this phone',
    file: 'features/areas/areas-page',
    load: () => import('../features/areas/areas-page'),
  },
  {
    path: '/approvals',
    title: 'Applications',
    dashboard: true,
    file: 'features/approvals/approvals-page',
    load: () => import('../features/approvals/approvals-page'),
  },
  ...AGENT_SECTIONS.map(({ path, label }) => ({
    path,
    title: label,
    dashboard: true,
    file: 'app/agent-dashboard/agent-dashboard-page',
    load: () => import('./agent-dashboard/agent-dashboard-page'),
  })),
  {
    path: '/add-property',
    title: 'Add New Property',
    dashboard: true,
    file: 'features/listings/add-property-page',
    load: () => import('../features/listings/add-property-page'),
  },
  {
    path: '/import-listings',
    title: 'Import listings',
    dashboard: true,
    file: 'features/listings/import-listings-page',
    load: () => import('../features/listings/import-listings-page'),
  },
  {
    path: '/edit-property/:propertyId',
    title: 'Edit Property',
    dashboard: true,
    file: 'features/listings/edit-property-page',
    load: () => import('../features/listings/edit-property-page'),
  },
  {
    path: '/pricing',
    title: 'Pricing',
    description: 'Plans for agents, agencies, developers and owners who list property in Nigeria.',
    prerender: true,
    file: 'features/pricing/pricing-page',
    load: () => import('../features/pricing/pricing-page'),
  },
  {
    path: '/blog',
    title: 'Blog',
    description: 'Advice on renting, buying and investing in property in Nigeria.',
    prerender: true,
    file: 'features/blog/blog-page',
    load: () => import('../features/blog/blog-page'),
  },
  ...ARTICLE_IDS.map((id) => ({
    path: `/blog-post-${id}`,
    title: 'Blog',
    prerender: true,
    file: 'features/blog/article-page',
    load: () => import('../features/blog/article-page'),
  })),
  {
    path: '/faq',
    title: 'Frequently asked questions',
    description: 'Answers on searching, listing, paying and staying safe.',
    prerender: true,
    file: 'features/faq/faq-page',
    load: () => import('../features/faq/faq-page'),
  },
  {
    path: '/rent-vs-buy-calculator',
    title: 'Rent vs Buy Calculator',
    description:
      'Compare the cost of renting with the cost of buying over the years you plan to stay.',
    prerender: true,
    file: 'features/tools/rent-vs-buy-page',
    load: () => import('../features/tools/rent-vs-buy-page'),
  },
  {
    path: '/service-charge-estimator',
    title: 'Service Charge Estimator',
    description: 'Estimate the yearly and monthly service charge of a home or office in Nigeria.',
    prerender: true,
    file: 'features/tools/service-charge-page',
    load: () => import('../features/tools/service-charge-page'),
  },
  {
    path: '/scam-detector',
    title: 'Rental Scam Detector',
    description: 'Check 25 warning signs before you pay for a home in Nigeria.',
    prerender: true,
    file: 'features/tools/scam-detector-page',
    load: () => import('../features/tools/scam-detector-page'),
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    prerender: true,
    file: 'features/legal/privacy-policy-page',
    load: () => import('../features/legal/privacy-policy-page'),
  },
  {
    path: '/terms',
    title: 'Terms',
    prerender: true,
    file: 'features/legal/terms-page',
    load: () => import('../features/legal/terms-page'),
  },
];

const loaded = new Map<string, ComponentType>();

export function routeOf(pathname: string): AppRoute | undefined {
  return ROUTES.find((route) => matchPath(route.path, pathname) !== null);
}

/** Fetches a route's chunk once. */
export async function loadRoute(route: AppRoute): Promise<ComponentType> {
  const known = loaded.get(route.file);
  if (known) return known;
  const page = await route.load();
  loaded.set(route.file, page.default);
  return page.default;
}

/** The page of a route if its chunk is here already. */
export function loadedPage(route: AppRoute): ComponentType | undefined {
  return loaded.get(route.file);
}
