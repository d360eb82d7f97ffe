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

/** A page in the frame of an account, drawn by the phone. Its words stay types of their own, as in the other rows. */
const framed = <Path extends string, Title extends string, Who extends Audience>(
  path: Path,
  title: Title,
  audience: Who,
) => ({ path, title, html: 'shell', audience, framed: true }) as const;

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
  account: framed('/customer-dashboard', 'My Account', 'account'),
  saved: framed('/saved-properties', 'Saved Properties', 'everyone'),
  messages: framed('/messages', 'Messages', 'everyone'),
  outbox: framed('/outbox', 'Outbox', 'everyone'),
  data: { path: '/data', title: 'Data and saving', html: 'shell', audience: 'everyone' },
  areas: { path: '/areas', title: 'Areas on this device', html: 'shell', audience: 'everyone' },
  approvals: framed('/approvals', 'Applications', 'approver'),
  agentProperties: framed('/dashboard', 'My Properties', 'agent'),
  agentInspections: framed('/dashboard/inspections', 'Inspections', 'agent'),
  agentSaved: framed('/dashboard/saved', 'Saved Properties', 'agent'),
  agentBoosts: framed('/dashboard/boosts', 'Boosts', 'agent'),
  agentMessages: framed('/dashboard/messages', 'Messages', 'agent'),
  agentAnalytics: framed('/dashboard/analytics', 'Analytics', 'agent'),
  agentAccount: framed('/dashboard/account', 'Account', 'agent'),
  agentMap: framed('/dashboard/property-map', 'Property Map', 'agent'),
  addProperty: framed('/add-property', 'Add New Property', 'agent'),
  importListings: framed('/import-listings', 'Import listings', 'agent'),
  editProperty: framed('/edit-property/:propertyId', 'Edit Property', 'agent'),
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
