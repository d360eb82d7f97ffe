import { EMPTY_LISTING_FORM, type ListingForm } from '../../domain/property/form/listing-form';
import {
  type EMPTY_SEARCH,
  SEARCH_KEYS,
  searchFromParams,
  searchToParams,
} from '../../domain/search/search-state';
import type { AppDatabase } from '../app-database';
import type { LegacyKey } from './legacy-keys';
import { addRecentSearch } from '../repositories/search/recent-search-repository';
import { SEARCH_FEATURES } from '../../contract/search/search-options';
import { isObject } from '../../domain/checks';
import { ownKeys } from '../../contract/own-keys';

/** Takes a parsed old entry over; answers null, or why it stays aside. */
type LegacyReader = (value: unknown, database: AppDatabase) => Promise<string | null>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const NO_PLACE = 'This version has no place for it';
const keptAside: LegacyReader = async () => NO_PLACE;

/** Who reads what the earlier versions kept. */
export const LEGACY_READERS: Readonly<Record<LegacyKey, LegacyReader>> = {
  recentSearches: readRecentSearches,
  lastSearchFilters: readFilters,
  currentSearchFilters: readCurrentSearch,
  savedProperties: readSaved,
  savedPropertyIds: readSaved,
  myProperties: readMyProperties,
  userInfo: keptAside,
  customerDetails: keptAside,
  customerPreferences: keptAside,
  inspectionRequests: keptAside,
  messages: keptAside,
  searchAlerts: keptAside,
  notifications: keptAside,
  sentEmails: keptAside,
};

async function readRecentSearches(value: unknown, database: AppDatabase): Promise<string | null> {
  if (!Array.isArray(value)) return 'It is no list of searches';
  const places = value.map((entry) => (typeof entry === 'string' ? entry : textOf(entry, 'query')));
  const good = places.filter((place) => place.trim() !== '');
  // Oldest first: the newest ends on top.
  for (const place of good.toReversed()) await addRecentSearch(place, database);
  return good.length === value.length ? null : 'Some of the searches have no place';
}

async function readFilters(value: unknown, database: AppDatabase): Promise<string | null> {
  if (!isObject(value)) return 'It holds no filters';
  await database.preferences.put({ key: 'lastSearchFilters', value: stateOf(value) });
  return null;
}

async function readCurrentSearch(value: unknown, database: AppDatabase): Promise<string | null> {
  if (!isObject(value)) return 'It holds no search';
  const state = {
    ...stateOf(isObject(value.filters) ? value.filters : {}),
    location: textOf(value, 'location'),
    listingType: /rent/i.test(textOf(value, 'searchType')) ? ('rent' as const) : ('sale' as const),
  };
  await database.preferences.put({
    key: 'currentSearch',
    value: searchToParams(state).toString(),
  });
  return null;
}

async function readSaved(value: unknown, database: AppDatabase): Promise<string | null> {
  if (!Array.isArray(value)) return 'It is no list of homes';
  const ids = value.map((entry) => (typeof entry === 'string' ? entry : textOf(entry, 'id')));
  const good = ids.filter((id) => UUID.test(id)).map((id) => id.toLowerCase());
  for (const id of good) {
    if ((await database.savedProperties.get(id)) === undefined)
      await database.savedProperties.put({
        id,
        savedAt: Date.now(),
        listing: null,
        withdrawn: false,
        onServer: false,
      });
  }
  return good.length === value.length ? null : 'Some of the homes have no number we know';
}

/** Listings that lived on the phone alone become drafts of the form: nothing is published unseen. */
async function readMyProperties(value: unknown, database: AppDatabase): Promise<string | null> {
  if (!Array.isArray(value)) return 'It is no list of properties';
  const good = value.filter(isObject);
  for (const property of good) {
    await database.drafts.put({
      id: crypto.randomUUID(),
      values: { form: formOf(property), removedPhotoIds: [] },
      updatedAt: Date.now(),
    });
  }
  return good.length === value.length ? null : 'Some of the properties are damaged';
}

function formOf(property: Record<string, unknown>): ListingForm {
  const given = ownKeys(EMPTY_LISTING_FORM).filter(
    (field) => typeof EMPTY_LISTING_FORM[field] === 'string' && isTextOrNumber(property[field]),
  );
  const texts = Object.fromEntries(given.map((field) => [field, String(property[field])]));
  return { ...EMPTY_LISTING_FORM, ...texts, status: 'Draft' };
}

function stateOf(value: Record<string, unknown>): typeof EMPTY_SEARCH {
  const given = SEARCH_KEYS.filter((key) => isTextOrNumber(value[key]));
  const named = Object.fromEntries(given.map((key) => [key, String(value[key])]));
  const added = textOf(value, 'addedToSite');
  const old = {
    category: capitalised(textOf(value, 'category')),
    type: textOf(value, 'propertyType'),
    radiusKm: numberIn(textOf(value, 'searchRadius')),
    addedWithinDays: /hour/i.test(added) ? '1' : numberIn(added),
    features: SEARCH_FEATURES.filter((feature) => value[feature] === true).join(','),
  };
  const told = Object.entries(old).filter(([, text]) => text !== '');
  // What this version has no choice for is left out, as in an address that somebody typed.
  return searchFromParams(new URLSearchParams({ ...named, ...Object.fromEntries(told) }));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const numberIn = (text: string) => /\d+/.exec(text)?.[0] ?? '';

function isTextOrNumber(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function textOf(value: unknown, key: string): string {
  if (!isObject(value)) return '';
  const text = value[key];
  return typeof text === 'string' ? text : typeof text === 'number' ? String(text) : '';
}
