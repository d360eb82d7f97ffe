/** Who a page is for; others are told so instead of shown it. */
export type Audience = 'everyone' | 'account' | 'agent' | 'approver';

export type Page = {
  /** `:name` stands for one part of the address. */
  path: string;
  title: string;
  /** What menus call it, where its title is too long. */
  shortTitle?: string;
  /**
   * Who writes its HTML: the build, with its content; the server, from what it answers there; or nobody,
   * as the phone draws it in the empty shell.
   */
  html: 'build' | 'server' | 'shell';
  audience: Audience;
  /** One sentence for search engines. */
  description?: string;
  /** The name by which the app remembers it and `/?page={name}` asks for it (NAV-1, NAV-2). */
  name?: string;
  /** Drawn in the frame of an account, without the footer (NAV-5). */
  framed?: boolean;
};

/** Every page of the app. All of them open without a network after one visit to any (PWA-2). */
export const PAGES = {
  home: {
    path: '/',
    title: 'Homes to buy and rent in Nigeria',
    shortTitle: 'Home',
    description:
      'Find your dream home in Nigeria: search, save and message agents, with or without a network.',
    html: 'build',
    audience: 'everyone',
    name: 'home',
  },
  results: {
    path: '/search-results',
    title: 'Search results',
    html: 'server',
    audience: 'everyone',
    name: 'search',
  },
  property: {
    path: '/property-detail/:propertyId',
    title: 'Property',
    html: 'server',
    audience: 'everyone',
    name: 'property-detail',
  },
  agent: {
    path: '/agents/:agentId',
    title: 'Agent',
    html: 'server',
    audience: 'everyone',
  },
  login: { path: '/login', title: 'Log In', html: 'shell', audience: 'everyone', name: 'login' },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot password',
    html: 'shell',
    audience: 'everyone',
  },
  resetPassword: {
    path: '/reset-password',
    title: 'Reset password',
    html: 'shell',
    audience: 'everyone',
  },
  seekerSignUp: {
    path: '/buyer-signup',
    title: 'Sign up',
    html: 'shell',
    audience: 'everyone',
    name: 'buyer-signup',
  },
  agentSignUp: {
    path: '/signup',
    title: 'Sign up as agent or owner',
    html: 'shell',
    audience: 'everyone',
    name: 'signup',
  },
  account: {
    path: '/customer-dashboard',
    title: 'My Account',
    html: 'shell',
    audience: 'account',
    framed: true,
  },
  saved: {
    path: '/saved-properties',
    title: 'Saved Properties',
    html: 'shell',
    audience: 'everyone',
    framed: true,
  },
  messages: {
    path: '/messages',
    title: 'Messages',
    html: 'shell',
    audience: 'everyone',
    framed: true,
  },
  outbox: { path: '/outbox', title: 'Outbox', html: 'shell', audience: 'everyone', framed: true },
  data: { path: '/data', title: 'Data and saving', html: 'shell', audience: 'everyone' },
  areas: { path: '/areas', title: 'Areas on this phone', html: 'shell', audience: 'everyone' },
  approvals: {
    path: '/approvals',
    title: 'Applications',
    html: 'shell',
    audience: 'approver',
    framed: true,
  },
  agentProperties: {
    path: '/dashboard',
    title: 'My Properties',
    html: 'shell',
    audience: 'agent',
    framed: true,
  },
  agentInspections: {
    path: '/dashboard/inspections',
    title: 'Inspections',
    html: 'shell',
    audience: 'agent',
    framed: true,
  },
  agentSaved: {
    path: '/dashboard/saved',
    title: 'Saved Properties',
    html: 'shell',
    audience: 'agent',
    framed: true,
  },
  agentBoosts: {
    path: '/dashboard/boosts',
    title: 'Boosts',
    html: 'shell',
    audience: 'agent',
    framed: true,
  },
  agentMessages: {
    path: '/dashboard/messages',
    title: 'Messages',
    html: 'shell',
    audience: 'agent',
    framed: true,
  },
  agentAnalytics: {
    path: '/dashboard/analytics',
    title: 'Analytics',
    html: 'shell',
    audience: 'agent',
    framed: true,
  },
  agentAccount: {
    path: '/dashboard/account',
    title: 'Account',
    html: 'shell',
    audience: 'agent',
    framed: true,
  },
  agentMap: {
    path: '/dashboard/property-map',
    title: 'Property Map',
    html: 'shell',
    audience: 'agent',
    framed: true,
  },
  addProperty: {
    path: '/add-property',
    title: 'Add New Property',
    html: 'shell',
    audience: 'agent',
    framed: true,
  },
  importListings: {
    path: '/import-listings',
    title: 'Import listings',
    html: 'shell',
    audience: 'agent',
    framed: true,
  },
  editProperty: {
    path: '/edit-property/:propertyId',
    title: 'Edit Property',
    html: 'shell',
    audience: 'agent',
    framed: true,
  },
  pricing: {
    path: '/pricing',
    title: 'Pricing',
    description: 'Plans for agents, agencies, developers and owners who list property in Nigeria.',
    html: 'build',
    audience: 'everyone',
    name: 'pricing',
  },
  blog: {
    path: '/blog',
    title: 'Blog',
    description: 'Advice on renting, buying and investing in property in Nigeria.',
    html: 'build',
    audience: 'everyone',
  },
  article: {
    path: '/blog-post-:articleId',
    title: 'Blog',
    html: 'build',
    audience: 'everyone',
    name: 'blog-post',
  },
  faq: {
    path: '/faq',
    title: 'Frequently asked questions',
    shortTitle: 'FAQ',
    description: 'Answers on searching, listing, paying and staying safe.',
    html: 'build',
    audience: 'everyone',
  },
  rentVsBuy: {
    path: '/rent-vs-buy-calculator',
    title: 'Rent vs Buy Calculator',
    description:
      'Compare the cost of renting with the cost of buying over the years you plan to stay.',
    html: 'build',
    audience: 'everyone',
  },
  serviceCharge: {
    path: '/service-charge-estimator',
    title: 'Service Charge Estimator',
    description: 'Estimate the yearly and monthly service charge of a home or office in Nigeria.',
    html: 'build',
    audience: 'everyone',
  },
  scamDetector: {
    path: '/scam-detector',
    title: 'Rental Scam Detector',
    description: 'Check 25 warning signs before you pay for a home in Nigeria.',
    html: 'build',
    audience: 'everyone',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    html: 'build',
    audience: 'everyone',
  },
  terms: { path: '/terms', title: 'Terms', html: 'build', audience: 'everyone' },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof PAGES;

const isPageId = (text: string): text is PageId => Object.hasOwn(PAGES, text);

export const PAGE_IDS: readonly PageId[] = Object.keys(PAGES).filter(isPageId);

/** A page's row of the table, with the columns it may lack. */
export function pageOf(id: PageId): Page {
  return PAGES[id];
}

/** What the app's icon opens, told from a link to the home page: work begins where each role lands. */
export const ICON_START = { path: '/?from=icon', param: 'from', value: 'icon' } as const;
