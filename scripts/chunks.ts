/** One file of the built app, and its style sheet: few requests on a slow network. */
type Chunk = {
  name: string;
  /** Of the chunks that want a module, or import one that does, the one of highest priority has it. */
  priority: number;
  /** Below `src/`: folders, files, or how their names begin. */
  of?: readonly string[];
  /** Among these, what is left to others. */
  butNot?: readonly string[];
  packages?: readonly string[];
};

const within = (folder: string, ...names: string[]): string[] =>
  names.map((name) => `${folder}/${name}`);

/** What only the sync engine needs: it starts once the first screen is there. */
const ENGINE = [
  ...within('app', 'note-waiting', 'start-sync'),
  ...within('db/repositories', 'count-waiting', 'snapshot'),
  'domain/answer-checks',
  'domain/boosts/newer-',
  'domain/outbox/merge-content',
  ...within('sync', 'attempt', 'create-rounds', 'end-sessions', 'meet-conflict', 'missing-on'),
  ...within('sync', 'next-batch', 'send-together', 'sender', 'settle', 'storage-failure'),
  ...within(
    'sync',
    'apply-',
    'create-sync-context',
    'drain',
    'keep-saved-photos',
    'lock',
    'policy',
  ),
  ...within('sync', 'pull', 'ready-rows', 'senders/', 'shrink-photo', 'supersede'),
];

/** What the account's screens need, and no first listing does. */
const ACCOUNT = [
  ...within('app', 'logout-dialog', 'unsent-choice'),
  'db/undo/',
  'db/file-records',
  ...within('db/repositories', 'clear-private', 'collect-outbox', 'drop-untried'),
  ...within('db/repositories', 'local-photos', 'only-here', 'plan-warning', 'take-in-outbox'),
  ...within('domain', 'account/left-', 'account/unsent-', 'base64'),
  ...within('domain/outbox', 'clashes', 'discard-words', 'outbox-file'),
  ...within('domain/property', 'delete-listing', 'shown-status'),
  ...within('sync', 'close-account', 'fingerprint', 'retry-row'),
  ...within('components', 'breadcrumb', 'dashboard-frame', 'data-table', 'freshness', 'pagination'),
  ...within('components', 'theme-toggle', 'use-refresh'),
  ...within('db/repositories', 'account-repository', 'account-session', 'alert-repository'),
  ...within('db/repositories', 'application', 'boost', 'device-export', 'discard', 'duplicate'),
  ...within('db/repositories', 'import', 'inspection', 'listing-check', 'listing-life'),
  ...within('db/repositories', 'my-property', 'nearby', 'note', 'notification', 'own-application'),
  ...within('db/repositories', 'queue-photo', 'resolve-conflict', 'scam', 'viewing'),
  ...within('domain', 'analytics/', 'boosts/', 'inspections/', 'map/', 'messages/'),
  ...within('domain', 'notifications/', 'plans/', 'samples/', 'saved/', 'signup/'),
  ...within('domain/format', 'day-in', 'initials', 'member', 'parse-coord'),
  ...within('domain/property', 'availability', 'closed', 'feature-flags', 'find-dup'),
  ...within('domain/property', 'listing-comp', 'own-filter'),
  ...within('platform', 'locate', 'plan-choice', 'pending-agents'),
  ...within('sync', 'fetch-calendar', 'refresh-analytics', 'refresh-boosts', 'refresh-insights'),
  ...within('sync', 'refresh-plan', 'refresh-own'),
];
const NOT_OF_ACCOUNT = [
  'db/repositories/count-waiting',
  'db/repositories/snapshot',
  'domain/answer-checks',
  'domain/boosts/newer-',
  'domain/map/box-around',
  'domain/map/drawn',
  'domain/messages/message-order',
  'domain/outbox/merge-content',
  'sync/missing-on',
];

/** The search through what is kept on the phone: where nothing is, nobody needs it. */
const DEVICE_SEARCH = [
  ...within('db', 'device-index', 'listing-chunks'),
  'domain/alerts/match-',
  ...within('domain/search', 'bit-slices', 'feature-words', 'listing-', 'location-parts'),
  ...within('domain/search', 'search-listings', 'search-order', 'search-type-rule'),
  ...within('domain/search', 'text-signature', 'verdicts'),
];

/** In the shell's folders, and for who asks for it alone. */
const LATER = [
  ...within('app/agent-dashboard', 'agent-account', 'agent-dashboard', 'agent-frame', 'book-other'),
  'app/customer-dashboard/',
  'db/packs/',
  ...within('domain', 'areas/', 'import/', 'places/', 'tools/'),
  'sync/packs/',
];

const CHUNKS: readonly Chunk[] = [
  {
    name: 'vendor',
    priority: 3,
    packages: [
      'dexie',
      'dexie-react-hooks',
      'react',
      'react-dom',
      'react-router',
      'react-router-dom',
      'scheduler',
      'workbox-window',
    ],
  },
  {
    name: 'shell',
    priority: 2,
    of: ['api/', 'app/', 'components/', 'contract/', 'db/', 'domain/', 'platform/', 'sync/'],
    butNot: [...LATER, ...DEVICE_SEARCH, ...ENGINE, ...ACCOUNT],
  },
  { name: 'device-search', priority: 1, of: DEVICE_SEARCH },
  { name: 'account', priority: 1, of: ACCOUNT, butNot: NOT_OF_ACCOUNT },
  { name: 'engine', priority: 1, of: ENGINE },
  // Below these, one for each errand: whoever opens the first of its screens soon wants the next.
  {
    name: 'maps',
    priority: 0,
    of: [
      ...within('geo', 'base-map', 'cluster', 'drawing-board', 'leaflet-look', 'listings-map'),
      ...within('geo', 'map-', 'pin-map', 'pins-map', 'property-map', 'nudged', 'use-clusters'),
    ],
    packages: ['@react-leaflet/core', 'kdbush', 'leaflet', 'react-leaflet', 'supercluster'],
  },
  // The field for a place is on many screens; the table of places comes when one is typed.
  { name: 'geocoders', priority: 0, of: within('geo', 'geocoder-in-use', 'suggest-for-input') },
  {
    name: 'places',
    priority: 0,
    of: within('domain/places', 'near', 'place-', 'resolve', 'suggest'),
  },
  { name: 'book-inspection', priority: 0, of: ['features/property/book-inspection-'] },
  {
    name: 'desks',
    priority: 0,
    of: [
      ...within('features', 'account/', 'inspections/inspections', 'messages/', 'notifications/'),
      ...within('features/saved', 'contact-agent', 'property-dialog', 'sample-card', 'saved.'),
      ...within('features/listings', 'agent-only', 'local-photo', 'photo-picker.module'),
      'features/plan/',
    ],
  },
  {
    name: 'agent-desk',
    priority: 0,
    of: [
      'app/agent-dashboard/',
      ...within('features', 'analytics/', 'boosts/', 'inspections/received', 'saved/agent-'),
      ...within('features/listings', 'my-'),
    ],
  },
  {
    name: 'seeker-desk',
    priority: 0,
    of: ['app/customer-dashboard/', ...within('features', 'inspections/my-', 'saved/')],
  },
  {
    name: 'listing-form',
    priority: 0,
    of: within('features/listings', 'add-', 'edit-', 'listing-editor', 'photo-picker'),
  },
  { name: 'areas', priority: 0, of: ['features/areas/', 'db/packs/', 'sync/packs/'] },
  { name: 'sign-in', priority: 0, of: ['features/auth/', 'features/signup/password-fields'] },
  { name: 'sign-up', priority: 0, of: ['features/signup/'] },
  { name: 'tools', priority: 0, of: ['features/tools/'] },
  { name: 'blog', priority: 0, of: within('features/blog', 'article-view', 'blog-') },
  { name: 'legal', priority: 0, of: ['features/legal/'] },
];

/** Whether a chunk asks for a module by itself. */
const wants =
  ({ of = [], butNot = [], packages = [] }: Chunk) =>
  (id: string): boolean => {
    const file = id.replaceAll('\\', '/');
    if (file.includes('/node_modules/'))
      return packages.some((name) => file.includes(`/node_modules/${name}/`));
    const path = file.slice(file.lastIndexOf('/src/') + '/src/'.length);
    const isIn = (starts: readonly string[]) => starts.some((start) => path.startsWith(start));
    return isIn(of) && !isIn(butNot);
  };

/** How the built app is cut into files, as the bundler reads it. */
export const chunks = CHUNKS.map((chunk) => ({
  name: chunk.name,
  priority: chunk.priority,
  test: wants(chunk),
}));
