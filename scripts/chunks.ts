import type { Rolldown } from 'vite';

/*
 * How the built app is cut into files: few requests on a slow network, and no byte before it is
 * needed. Who needs a module is read from its imports, so that a new file finds its place itself.
 */

/** Loads at once: the entry, and what the first screens of most visits need below their folder. */
const SHELL = [
  'app/main.tsx',
  'features/search/home/home-page.tsx',
  'features/search/results-page.tsx',
];
/** A few bytes that screens of several errands share: a file of their own would cost a request. */
const SMALL = [
  'components/linked-text.tsx',
  'components/when.tsx',
  'contract/inspection/inspection-options.ts',
  'db/account-parts.ts',
  'domain/format/plain-text.ts',
  'domain/navigation/plan-address.ts',
  'domain/property/arrange-photos.ts',
  'domain/saved/changes-since-saved.ts',
  'features/search/use-seen-ids.ts',
  'geo/kept-on-device.ts',
  'sync/wake.ts',
];
/** Starts once the first screen is there. */
const ENGINE = ['app/start-sync.ts'];
const PROPERTY = ['features/property/property-page.tsx'];
/** What the home page shows who comes back: without what accounts share. */
const WELCOME = ['features/search/home/welcome-back.tsx'];
/** The search through what is kept on the phone: where nothing is, nobody needs it. */
const DEVICE_SEARCH = ['db/device-index.ts', 'domain/alerts/match-alerts.ts'];
/** The table of places is as large as all screens of an errand: it comes when one is looked up. */
const PLACES = 'domain/places/';
const PLACE_TABLE = `${PLACES}place-table.ts`;
/** What reads adverts and files: with the table of places, and not for whoever only reads a page. */
const HEAVY = [PLACES, 'domain/advert/', 'domain/import/', 'domain/listing-text/'];
/** The rules that forms share with the calls, and what checks them: they come with the first form. */
const VALIDATOR = '/node_modules/zod/';
/** What reads phone numbers is as large as all screens of an errand: it comes with the forms that ask for one. */
const PHONES = '/node_modules/libphonenumber-js/';

/** What somebody comes for: whoever opens the first of its screens soon wants the next. */
const ERRANDS: Readonly<Record<string, readonly string[]>> = {
  property: ['features/property/'],
  welcome: ['features/search/home/welcome-back', 'features/search/home/recently-seen'],
  agents: ['features/agents/'],
  desk: [
    'app/customer-dashboard/',
    'features/account/',
    'features/inspections/',
    'features/messages/',
    'features/notifications/',
    'features/saved/',
  ],
  // Agents' phones fetch their own once they log in, and with each version from then on (sw/late-code.ts).
  'late-agent-desk': [
    'app/agent-dashboard/',
    'features/analytics/',
    'features/boosts/',
    'features/plan/',
    'features/property-map/',
    'features/today/',
  ],
  // Hardly any phone is an approver's: those fetch it with their first round.
  'late-approvals': ['features/approvals/'],
  areas: ['features/areas/', 'db/packs/', 'sync/packs/'],
  legal: ['features/legal/'],
  'late-agent-listings': ['features/listings/', 'db/repositories/my-properties/'],
  'late-agent-import': [
    'app/frame/import-bar.',
    'features/listings/file/',
    'domain/import/',
    'domain/analytics/analytics-csv',
    'domain/export/listings-csv',
  ],
  // Of use with what reads and writes workbooks alone.
  'late-workbook-text': ['domain/import/file/workbook-text', 'domain/export/listings-workbook'],
  maps: ['geo/listings-map', 'geo/pin-map', 'geo/pins-map', 'geo/property-map'],
  // The secret addresses of calendars, which nobody reads without a network.
  'late-calendars': [
    'features/inspections/offered-times/busy-calendar',
    'features/inspections/offered-times/calendar-feed',
    'sync/refresh/busy-calendar-calls',
    'sync/refresh/calendar-address',
  ],
  // What needs the server itself, and hardly anybody opens.
  'late-account': [
    'features/account/change-email-dialog',
    'features/account/data-export-dialog',
    'features/account/delete-account-dialog',
  ],
  'late-second-factor': ['features/account/second-factor/'],
  // Few phones still have what the first versions kept.
  'late-legacy': ['db/legacy/import-legacy-storage'],
  'sign-in': ['features/auth/'],
  'sign-up': ['features/signup/'],
  tools: ['features/tools/'],
  // Forms that ask for a phone number; the folders they are in have files of their own above.
  'leave-number': ['features/property/booking/', 'features/property/agent/contact-info'],
  'share-picture': ['features/property/share-picture/'],
  // While a place or a sentence is typed.
  'typed-search': ['domain/search/typed/typed-search', 'domain/search/place/place-being-typed'],
  filters: ['features/search/filters/filters-dialog', 'features/search/filters/filter-properties'],
  // What else a search may have meant, where it finds nothing.
  meant: ['features/search/without-filters', 'features/search/meant-place'],
  profile: ['features/account/personal-information'],
  'business-sign-up': ['features/signup/business'],
};

/** Only agents open these: what they share is in no file that a seeker opens. */
const OF_AGENTS = 'late-agent-';

const WORKBOOK_TEXT = 'late-workbook-text';

const VENDOR = [
  'dexie',
  'dexie-react-hooks',
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'scheduler',
  'workbox-window',
];

/** What reads and writes workbooks, but for what unpacks them, which maps want too. */
const WORKBOOKS = /\/node_modules\/(read-excel-file|write-excel-file|saxen|worker-f)\//;

type Context = Rolldown.ChunkingContext;

const isPackage = (id: string): boolean => id.includes('/node_modules/');

const isVendor = (id: string): boolean =>
  VENDOR.some((name) => id.includes(`/node_modules/${name}/`));

/** A module's path below `src/`, empty for one that is not ours. */
const ownPath = (id: string): string => (isPackage(id) ? '' : (id.split('/src/').at(1) ?? ''));

const isIn = (id: string, ...starts: readonly string[]): boolean =>
  starts.some((start) => ownPath(id).startsWith(start));

/** The module and all that comes with it, by static imports. */
function withImports(root: string, context: Context): Set<string> {
  const found = new Set<string>();
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** What each module that loads by itself brings along: the entry, and all that is imported later. */
function loads(src: string, context: Context): Map<string, Set<string>> {
  const brought = new Map<string, Set<string>>();
  const open = [`${src}${SHELL[0]}`];
  for (let root = open.pop(); root !== undefined; root = open.pop()) {
    if (brought.has(root)) continue;
    const modules = withImports(root, context);
    brought.set(root, modules);
    for (const id of modules)
      open.push(...(context.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  }
  return brought;
}

const workbooksLast = (one: string, other: string): number =>
  Number(one === WORKBOOK_TEXT) - Number(other === WORKBOOK_TEXT);

const errandOf = (id: string): string =>
  Object.entries(ERRANDS).findLast(([, starts]) => isIn(id, ...starts))?.[0] ?? id;

/** Whether a module needs nothing but the first file, and what is as light: a form's parts, words and dates. */
const isLight = (id: string, chunkOf: ReadonlyMap<string, string>, context: Context): boolean =>
  [...withImports(id, context)].every(
    (each) =>
      isVendor(each) ||
      chunkOf.get(each) === 'shell' ||
      (isIn(each, 'components/', 'contract/', 'domain/', 'platform/') && !isIn(each, ...HEAVY)),
  );

/** The file each module goes to; one that is missing is left to the bundler. */
function plan(src: string, context: Context): Map<string, string> {
  const brought = loads(src, context);
  const chunkOf = new Map<string, string>();
  const give = (name: string, roots: readonly string[]) => {
    for (const root of roots)
      for (const id of brought.get(src + root) ?? [])
        if (!chunkOf.has(id) && !isIn(id, 'features/', 'geo/') && !isPackage(id))
          chunkOf.set(id, name);
  };
  give('shell', SHELL);
  for (const path of SMALL) chunkOf.set(src + path, 'shell');
  give('engine', ENGINE);
  // Many arrive at a home from a link in a chat: what it needs comes without what accounts share.
  give('property', PROPERTY);
  give('device-search', DEVICE_SEARCH);
  give('welcome', WELCOME);

  for (const id of new Set([...brought.values()].flatMap((modules) => [...modules]))) {
    if (chunkOf.has(id) || isIn(id, 'content/')) continue;
    const loading = [...brought].filter(([, modules]) => modules.has(id));
    const needs = (part: string) =>
      id.includes(part) ||
      (isIn(id, 'contract/', 'domain/') &&
        [...withImports(id, context)].some((each) => each.includes(part)));
    const isOfTable = loading.every(([, modules]) => modules.has(src + PLACE_TABLE));
    const errands = isIn(id, 'features/')
      ? [errandOf(id)]
      : [...new Set(loading.map(([root]) => errandOf(root)))];
    // What workbooks need beside others is there before them.
    const [errand = '', ...others] = errands.toSorted(workbooksLast);
    if (others.at(-1) === WORKBOOK_TEXT) others.pop();
    // What few fetch stays with them, whatever it needs.
    if (others.length === 0 && errand.startsWith('late-')) chunkOf.set(id, errand);
    else if (needs(PHONES)) chunkOf.set(id, 'phones');
    else if (needs(VALIDATOR)) chunkOf.set(id, 'form-rules');
    else if (isOfTable && isIn(id, PLACES)) chunkOf.set(id, 'places');
    else if (others.length === 0 && errand in ERRANDS) chunkOf.set(id, errand);
    else if (others.length > 0 && isIn(id, 'geo/')) chunkOf.set(id, 'geocoders');
    else if (
      others.length > 0 &&
      !isPackage(id) &&
      [errand, ...others].every((one) => one.startsWith(OF_AGENTS))
    )
      chunkOf.set(id, `${OF_AGENTS}parts`);
    else if (others.length > 0 && !isPackage(id))
      chunkOf.set(id, isLight(id, chunkOf, context) ? 'parts' : 'account');
  }
  return chunkOf;
}

let planned: Map<string, string> | undefined;

const inPlan =
  (name: string) =>
  (id: string, context: Context): string | null => {
    if (planned === undefined && ownPath(id) !== '')
      planned = plan(id.slice(0, -ownPath(id).length), context);
    return planned?.get(id) === name ? name : null;
  };

/**
 * In this order: the bundler gives a module that two files want to the first of them, with all that it
 * imports, so that no file needs one that stands behind it.
 */
const NAMES = [
  'shell',
  'geocoders',
  'engine',
  'property',
  'welcome',
  'parts',
  'device-search',
  'places',
  'form-rules',
  'account',
  `${OF_AGENTS}parts`,
  'phones',
  ...Object.keys(ERRANDS).filter((name) => name !== 'property' && name !== 'welcome'),
];

/** How the built app is cut into files, as the bundler reads it. */
export const chunks = [
  { name: 'vendor', test: isVendor },
  // What reads passkeys is of no use without a network, and to most people never.
  { name: 'late-passkeys', test: (id: string) => id.includes('/node_modules/@simplewebauthn/') },
  // Before what reads workbooks, which would take it along: maps want it too.
  { name: 'late-zip', test: (id: string) => id.includes('/node_modules/fflate/') },
  // Few agents keep their list in Excel, and those who do mostly have a network where they do it.
  { name: 'late-workbooks', test: (id: string) => WORKBOOKS.test(id) },
  // A picture to share has a code without a network too: not in the file of the second factors, which is late.
  { name: 'qr-code', test: (id: string) => id.includes('/node_modules/uqr/') },
  ...NAMES.map((name) => ({ name: inPlan(name) })),
].map((group, index, all) => ({ ...group, priority: all.length - index }));
