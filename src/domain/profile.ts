/** What the earlier product only pretended to do, and whether it happens here. */
export type Profile = {
  /** The sort selector orders the results. */
  sortsResults: boolean;
  /** Filter Properties narrows the results by what was chosen; else it adds a fixed price chip (RES-8). */
  appliesFilters: boolean;
  /** The feature checkboxes are part of the search (FILT-6). */
  searchesFeatures: boolean;
  /** The category may be any; else 'Residential' is on at first and narrows nothing (FILT-1). */
  offersAnyCategory: boolean;
  /** Prices are typed too, and their bands fit rents and sales; else the bands are those of the specification alone (FILT-4, RES-8). */
  fitsPrices: boolean;
  /** Save search, create alert, e-mail agent and the like reach the server through the outbox. */
  sendsCommands: boolean;
  /** 'Call Agent' opens the phone's dialler; else it only says so (PROP-4). */
  dialsAgents: boolean;
  /** The welcome after a sign-up opens whatever the outcome; else only once there is an account (SIGN-5). */
  welcomesAlways: boolean;
  /** Leave to notify is asked for when the account is opened; else once there is something to tell (DASH-2). */
  asksToNotifyAtOnce: boolean;
  /** Nearby places are those of the gazetteer and the listings; else they are made up (PROP-5). */
  findsNearby: boolean;
  /** SMS, weekly figures and newsletters may be asked for, whatever the server sends (DASH-8, ACC-1). */
  offersUnsent: boolean;
  /** The account shows the sample's 'Member since' until its own profile is there (ACC-1). */
  showsSampleMember: boolean;
  /** Letters vanish from the numbers of a listing as they are typed; else they stay, and are refused (FORM-4). */
  stripsLetters: boolean;
  /** A home of which no parking is told is shown with one place; else nobody gave it (PROP-2). */
  assumesParking: boolean;
};

export const PROFILES = {
  connected: {
    sortsResults: true,
    appliesFilters: true,
    searchesFeatures: true,
    offersAnyCategory: true,
    fitsPrices: true,
    sendsCommands: true,
    dialsAgents: true,
    welcomesAlways: false,
    asksToNotifyAtOnce: false,
    findsNearby: true,
    offersUnsent: false,
    showsSampleMember: false,
    stripsLetters: false,
    assumesParking: false,
  },
  'as-shown': {
    sortsResults: false,
    appliesFilters: false,
    searchesFeatures: false,
    offersAnyCategory: false,
    fitsPrices: false,
    sendsCommands: false,
    dialsAgents: false,
    welcomesAlways: true,
    asksToNotifyAtOnce: true,
    findsNearby: false,
    offersUnsent: true,
    showsSampleMember: true,
    stripsLetters: true,
    assumesParking: true,
  },
} satisfies Record<string, Profile>;

/** The profile of a name; anything else is 'connected'. */
export function profileOf(name: unknown): Profile {
  return name === 'as-shown' ? PROFILES['as-shown'] : PROFILES.connected;
}

/** The profile this app was built with (VITE_PROFILE). */
export const PROFILE: Profile = profileOf(import.meta.env?.VITE_PROFILE);
