/** The app's paths (P2). The server answers these with the shell and 200, anything else with 404. */
export const APP_ROUTES = [
  '/',
  '/search-results',
  '/property-detail/:propertyId',
  '/login',
  '/signup',
  '/buyer-signup',
  '/forgot-password',
  '/reset-password',
  '/customer-dashboard',
  '/dashboard',
  '/dashboard/inspections',
  '/dashboard/saved',
  '/dashboard/boosts',
  '/dashboard/messages',
  '/dashboard/analytics',
  '/dashboard/account',
  '/dashboard/property-map',
  '/saved-properties',
  '/messages',
  '/outbox',
  '/data',
  '/areas',
  '/approvals',
  '/add-property',
  '/import-listings',
  '/edit-property/:propertyId',
  '/pricing',
  '/blog',
  '/blog-post-:articleId',
  '/faq',
  '/rent-vs-buy-calculator',
  '/service-charge-estimator',
  '/scam-detector',
  '/privacy-policy',
  '/terms',
] as const;

/** Whether a path belongs to the app; `:name` stands for one path segment or the rest of it. */
export function isAppRoute(path: string): boolean {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  return APP_ROUTES.some((route) =>
    new RegExp(`^${route.replace(/:[a-zA-Z]+/, '[^/]+')}$`).test(clean),
  );
}
