import { isSameJson } from '../is-same-json';
import {
  FIELD_KEYS,
  type FieldKey,
  fieldOf,
  type PropertyContent,
} from '../../contract/listing/listing-fields';
import type { ToldStatus } from '../../contract/listing/property-options';
import { hasField } from '../property/form/has-field';
import { propertyTitle } from '../property/form/property-title';
import type { Doubt } from './doubt';
import type { ReadListing } from './read-listing-file';
import type { RowName } from './table/table';

/** What a file says of one listing, under the id that it has here. */
export type FileListing = Pick<ReadListing, 'line' | 'content' | 'doubts' | 'unsaid'> & {
  id: string;
  notes?: readonly string[];
  /** The file is one of ours: what it says otherwise of these fields counts, also where it says nothing. */
  exported?: readonly FieldKey[];
  /** What the file itself says of a listing that was mended in the preview. */
  unmended?: PropertyContent;
};

export type PlannedListing = {
  id: string;
  line: RowName;
  /** What the listing will be. */
  content: PropertyContent;
  /** What the file says of it, and was mended of that. */
  read: PropertyContent;
  unmended?: PropertyContent;
  doubts: Doubt[];
  /** What is remarkable and no doubt: 'Ikeja is in Lagos, not Abuja'. */
  notes: readonly string[];
  exported?: readonly FieldKey[];
  /** What the file says nothing of. */
  unsaid?: readonly FieldKey[];
  /** Where it stands already; undefined for a new one. */
  status?: ToldStatus;
  /** What the import does with it. */
  step: 'add' | 'update' | 'same';
};

/** What is known of a listing under its id: as it stands, and as a file said it last. */
export type KnownListing = {
  content: PropertyContent;
  lastRead: PropertyContent | undefined;
  status?: ToldStatus;
};

/**
 * What an import will do, listing by listing. Of a listing that is there already only that is changed
 * which the file says anew: what its agent has done to it since stays.
 */
export function planImport(
  listings: readonly FileListing[],
  known: ReadonlyMap<string, KnownListing>,
): PlannedListing[] {
  return listings.map((listing) => {
    const { id, line, content: read, unmended, doubts, notes = [], exported, unsaid } = listing;
    const found = known.get(id);
    const before = found && exported ? { ...found, lastRead: found.content } : found;
    const planned = {
      id,
      line,
      read,
      doubts,
      notes,
      ...(exported ? { exported } : {}),
      ...(unsaid ? { unsaid } : {}),
      ...(unmended ? { unmended } : {}),
    };
    if (before === undefined) return { ...planned, content: read, step: 'add' };
    const fields = (exported ?? FIELD_KEYS).filter((field) =>
      isSaid(field, before.content, read, unsaid ?? []),
    );
    const content = merged(before, { read, unmended }, fields);
    const step = isSame(before.content, content) ? 'same' : 'update';
    return {
      ...planned,
      ...(before.status === undefined ? {} : { status: before.status }),
      content,
      step,
    };
  });
}

/** Whether a file says of a field anything that may take the place of what is there. */
function isSaid(
  field: FieldKey,
  content: PropertyContent,
  read: PropertyContent,
  unsaid: readonly FieldKey[],
): boolean {
  // A price that could not be read is none, and takes none away.
  if (field === 'price') return read.price > 0 || content.price === 0;
  // A title that was made here is made anew; one that its agent wrote stays.
  if (field === 'title' && unsaid.includes('title'))
    return content.title === propertyTitle(content);
  // What was taken for a sale has no rent's fees, which says nothing of those of a rent.
  if (unsaid.includes('listingType') && fieldOf(field).only === 'rent')
    return hasField(field, content) === hasField(field, read);
  return !unsaid.includes(field);
}

function merged(
  { content, lastRead }: KnownListing,
  { read, unmended = read }: { read: PropertyContent; unmended: PropertyContent | undefined },
  fields: readonly FieldKey[],
): PropertyContent {
  const isTaken = (field: FieldKey) =>
    lastRead === undefined
      ? // On a phone that has not seen the earlier file: what this one gives, but never a worked-out
        // place over one that is there.
        isGiven(read[field]) && (field !== 'location' || content.location === null)
      : !isSame(read[field], lastRead[field]) && !isOwn(field, { content, lastRead }, read);
  // What was written in the preview a moment ago is meant.
  const isMended = (field: FieldKey) => !isSame(read[field], unmended[field]);
  const taken = fields.filter((field) => isMended(field) || isTaken(field));
  return {
    ...content,
    ...Object.fromEntries(taken.map((field) => [field, read[field]])),
  };
}

/**
 * Whether a field holds what its agent did though the file says it now: it said nothing of it before, or only
 * the place whose pin they moved. What the file gave already is taken as it says it anew.
 */
function isOwn(
  field: FieldKey,
  { content, lastRead }: Required<Pick<KnownListing, 'content'>> & { lastRead: PropertyContent },
  read: PropertyContent,
): boolean {
  if (isSame(content[field], lastRead[field])) return false;
  return field === 'location'
    ? isSame(read.address, lastRead.address)
    : !isGiven(lastRead[field]) && isGiven(content[field]);
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

function isSame(one: unknown, other: unknown): boolean {
  return isSameJson(ordered(one), ordered(other));
}

function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? null;
  return Object.entries(value)
    .filter(([, part]) => part !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
