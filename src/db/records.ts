import type { BeforeSaved } from '../domain/saved/changes-since-saved';
import type { User } from '../contract/people/account';
import type { ApplicationStatus } from '../contract/people/agent-signup';
import type { Collection } from '../contract/feed/collections';
import type { CommandKind } from '../contract/feed/commands';
import type { DocumentKind } from '../contract/people/document-options';
import type { Message } from '../contract/feed/message';
import type { Notification } from '../contract/feed/notification';
import type { PropertyContent } from '../contract/listing/listing-fields';
import type { Listing, Photo } from '../contract/listing/property';
import type { Recalled } from '../contract/feed/recalled';
import type { ToldStatus } from '../contract/listing/property-options';
import type { FileListing } from '../domain/import/plan-import';
import type { BusinessSignUp } from '../domain/signup/business-sign-up';

/** A published listing this device has seen. */
export type CachedListing = Listing & { fetchedAt: number };

/** One search and its results in the server's order. */
export type CachedSearch = {
  /** The call's parameters in canonical order. */
  key: string;
  ids: string[];
  total: number;
  totalIsCapped: boolean;
  nextCursor: string | null;
  fetchedAt: number;
  /** When somebody looked at it last, in milliseconds: it is fetched beside that too. Absent in older rows. */
  lookedAt?: number;
};

export type SavedRecord = {
  id: string;
  savedAt: number;
  /** The listing as last seen; null when it was withdrawn before this device saw it. */
  listing: Listing | null;
  /** The owner took it down. */
  withdrawn: boolean;
  /** The server has told that it is saved in the account. */
  onServer: boolean;
  /** What it was when it was saved here; absent in records from before that was kept. */
  before?: BeforeSaved;
};

export type MyProperty = {
  id: string;
  content: PropertyContent;
  status: ToldStatus;
  /** The server's version; null until it has been sent once. */
  version: number | null;
  images: Photo[];
  createdAt: number;
  updatedAt: number;
  /** What the server said last; absent in records from before it was kept, and of what is only here. */
  isBoosted?: boolean;
  viewCount?: number;
  publishedAt?: number | null;
  /** The day it was rented or sold, yyyy-mm-dd. */
  closedOn?: string | null;
  confirmedAt?: number | null;
  /** Since when it waits for room in the plan. */
  awaitsRoomSince?: number | null;
  /** What its file leaves in doubt, a sentence a line, until its owner publishes it all the same. */
  reviewNote?: string | null;
};

/** A photo taken or chosen on this device; its bytes lie in photoData. */
export type LocalPhoto = {
  id: string;
  propertyId: string;
  position: number;
  width: number;
  height: number;
  bytes: number;
  createdAt: number;
  caption?: string;
  /** What its file was called: a chat names its photos so. */
  name?: string;
  /** Chosen in a form that was not saved since: a cancelled form takes it along. */
  unsaved?: boolean;
  /** Taken out of its listing while it may be on its way: it goes once the server has heard. */
  removed?: boolean;
};

/** Bytes apart from everything else: lists of photos must not read megabytes. */
export type PhotoData = { id: string; type: string; data: ArrayBuffer };

/**
 * A file that came by the phone's share sheet and is not in its listing yet: as it was, until the form
 * makes a photo of it, or why it was not taken, until that was said.
 */
export type SharedFile = {
  id: string;
  propertyId: string;
  /** Its place among those that came together. */
  at: number;
  content: { name: string; type: string; data: ArrayBuffer } | { refusal: string };
};

/** A message; `onServer` is the server's own word that it has it. */
export type MessageRecord = Message & { sentByMe: boolean; onServer: boolean };

/**
 * An answer of the server as it was last heard, by what was asked; milliseconds. `version` is that of the
 * API it came by; absent, the first.
 */
export type Snapshot = { key: string; value: unknown; fetchedAt: number; version?: number };

/** The import of listings that goes on, or has ended and was not put away yet. */
export type ImportJob = {
  key: 'job';
  /** Marks its rows in the outbox, and the receipts of those. */
  id: string;
  /** Listings that it adds or changes. */
  total: number;
  /** Of these, how many are in pieces that are not saved on this device yet. */
  left: number;
  /** Null while it goes on. Stopped: how many were withdrawn so far, and whether that is through. */
  stopped: { withdrawn: number; isThrough: boolean } | null;
  /** Whether it publishes anything: what its owner publishes later is nothing of it. Absent: it may. */
  publishes?: boolean;
};

/** Listings of an import that are not saved on this device yet; it goes in the transaction that saves them. */
export type ImportPiece = {
  at: number;
  /** What new ones become that nothing is doubtful about. */
  status: ToldStatus;
  listings: FileListing[];
  /** How many of them were to be added or changed when the file was read. */
  changes: number;
};

/** What a form held at its last pause, typed but not yet saved. */
export type Draft = { id: string; values: unknown; updatedAt: number };

/** What any other form holds that was begun and not sent: the fields that were typed. */
export type BegunForm = { key: string; value: object; updatedAt: number };

export type RecentSearch = { key: string; location: string; at: number };

/** A home that was opened here, and when it was last. */
export type SeenHome = {
  id: string;
  at: number;
  /** Naira, as it was then: a fall that was seen is no news. */
  price?: number;
};

export type Preference = { key: string; value: unknown };

export type FeedCursor = {
  collection: Collection;
  cursor: number;
  pulledAt: number;
  /** The version of the API that the build which read it and the server shared; absent, none was told. */
  shared?: number;
  /** Entries that the build could not read. */
  unread: number;
};

/** Proof of delivery, kept 30 days. The id is the key under which the server knows the action. */
export type Receipt = {
  id: string;
  kind: CommandKind;
  entityId: string;
  /** What it was about, in a few words; '' where nothing tells. */
  about: string;
  /** The server's own time where its answer told it, else this device's; milliseconds. */
  deliveredAt: number;
  /** The import that it was a listing of. */
  importId?: string;
};

/** Who is logged in on this device; one row, key 'current'. */
export type Session = {
  key: 'current';
  userId: string;
  token: string;
  user: User;
  /** The server no longer takes the token: everything is kept until the next login. */
  expired: boolean;
  /** False: the session ends when the browser is closed. Absent in sessions from before it was asked. */
  remember?: boolean;
};

/**
 * A session that a logout left open on the server: the SHA-256 of its token, with which it can be ended
 * and nothing else, and the ids of what was discarded with it while it may have been on its way. `at`
 * is when it was left, in milliseconds.
 */
export type EndedSession = { fingerprint: string; recalled: Recalled[]; at: number };

/** One entry of an earlier version's localStorage, as it was; `problem` says why it stays aside. */
export type LegacyEntry = { key: string; text: string; problem: string | null; importedAt: number };

/** A home was looked at here on a day: it is counted once. */
export type PropertyView = { id: string; day: string };

/** What somebody ticked in the scam detector about a listing, by the listing's id. */
export type ScamCheck = {
  id: string;
  flags: string[];
  score: number;
  level: string;
  checkedAt: number;
};

/** A notification; one that this device found by itself is `local`, and the server knows nothing of it. */
export type NotificationRecord = Notification & { local?: boolean };

/** Private words about a home, by the home's id. They stay on this device. */
export type PropertyNote = { id: string; text: string; updatedAt: number };

/** What was found at an inspection, by the property's id: ticks by item, and words. */
export type ViewingCheck = {
  id: string;
  answers: Record<string, 'good' | 'bad'>;
  remarks: Record<string, string>;
  updatedAt: number;
};

/** A photo taken at an inspection, bytes and all. It stays on this device. */
export type ViewingPhoto = {
  id: string;
  propertyId: string;
  type: string;
  data: ArrayBuffer;
  createdAt: number;
};

/**
 * An application as an agent or owner made on this device: as typed, then waiting, then with the
 * server. Passwords are not in it.
 */
export type OwnApplication = {
  id: string;
  form: BusinessSignUp;
  step: number;
  /** When it was completed here; null while it is being filled in. */
  submittedAt: number | null;
  /** When the server had it; null before. */
  sentAt: number | null;
  /** When the person closed the words that it has arrived; null before. */
  toldAt: number | null;
  /** With it papers follow and the decision is asked for; null before it was sent. */
  uploadToken: string | null;
  status: ApplicationStatus;
  reason: string | null;
};

/** A paper of an application; its bytes lie in documentData until the server has them. */
export type ApplicationDocument = {
  id: string;
  applicationId: string;
  kind: DocumentKind;
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  sentAt: number | null;
};

export type DocumentData = { id: string; data: ArrayBuffer };
