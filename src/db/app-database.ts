import Dexie, { type EntityTable } from 'dexie';
import type { Application } from '../contract/people/approval';
import type { Block } from '../contract/people/block';
import type { HiddenHome } from '../contract/listing/hidden-home';
import type { Inspection } from '../contract/inspection/inspection';
import type { AccountSession } from '../contract/people/profile';
import type { Report } from '../contract/people/report';
import type { SearchAlert } from '../contract/search/search-alert';
import { wholeContent } from '../domain/property/form/whole-content';
import { watchHealth } from './database-health';
import type { StoredRow } from './outbox-row';
import type {
  ApplicationDocument,
  BegunForm,
  CachedListing,
  CachedSearch,
  DocumentData,
  Draft,
  FeedCursor,
  ImportJob,
  ImportPiece,
  LocalPhoto,
  MessageRecord,
  MyProperty,
  NotificationRecord,
  OwnApplication,
  PropertyNote,
  PropertyView,
  PhotoData,
  Preference,
  Receipt,
  RecentSearch,
  SavedRecord,
  ScamCheck,
  SeenHome,
  SharedFile,
  Snapshot,
  ViewingCheck,
  ViewingPhoto,
} from './records';

/** Everything one person keeps on this device. One database per user, one for anonymous use. */
export class AppDatabase extends Dexie {
  declare listings: EntityTable<CachedListing, 'id'>;
  declare searches: EntityTable<CachedSearch, 'key'>;
  declare savedProperties: EntityTable<SavedRecord, 'id'>;
  declare myProperties: EntityTable<MyProperty, 'id'>;
  declare photos: EntityTable<LocalPhoto, 'id'>;
  declare photoData: EntityTable<PhotoData, 'id'>;
  declare sharedFiles: EntityTable<SharedFile, 'id'>;
  declare messages: EntityTable<MessageRecord, 'id'>;
  declare drafts: EntityTable<Draft, 'id'>;
  declare forms: EntityTable<BegunForm, 'key'>;
  declare recentSearches: EntityTable<RecentSearch, 'key'>;
  declare seenHomes: EntityTable<SeenHome, 'id'>;
  declare preferences: EntityTable<Preference, 'key'>;
  declare cursors: EntityTable<FeedCursor, 'collection'>;
  declare outbox: EntityTable<StoredRow, 'seq'>;
  declare receipts: EntityTable<Receipt, 'id'>;
  declare views: EntityTable<PropertyView, 'id'>;
  declare alerts: EntityTable<SearchAlert, 'id'>;
  declare sessions: EntityTable<AccountSession, 'id'>;
  declare inspections: EntityTable<Inspection, 'id'>;
  declare notifications: EntityTable<NotificationRecord, 'id'>;
  declare notes: EntityTable<PropertyNote, 'id'>;
  declare viewingChecks: EntityTable<ViewingCheck, 'id'>;
  declare viewingPhotos: EntityTable<ViewingPhoto, 'id'>;
  declare scamChecks: EntityTable<ScamCheck, 'id'>;
  declare ownApplications: EntityTable<OwnApplication, 'id'>;
  declare applicationDocuments: EntityTable<ApplicationDocument, 'id'>;
  declare documentData: EntityTable<DocumentData, 'id'>;
  declare snapshots: EntityTable<Snapshot, 'key', Required<Snapshot>>;
  declare applications: EntityTable<Application, 'id'>;
  declare blocks: EntityTable<Block, 'id'>;
  declare hiddenHomes: EntityTable<HiddenHome, 'id'>;
  declare reports: EntityTable<Report, 'id'>;
  declare imports: EntityTable<ImportJob, 'key'>;
  declare importPieces: EntityTable<ImportPiece, 'at'>;

  constructor(readonly userId: string) {
    // Strict: a write that the screen calls 'Saved on this device' has reached the disk.
    super(`gida-${userId}`, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      listings: 'id, fetchedAt',
      searches: 'key, fetchedAt',
      savedProperties: 'id, savedAt',
      myProperties: 'id, updatedAt, confirmedAt',
      photos: 'id, propertyId',
      photoData: 'id',
      sharedFiles: 'id, propertyId',
      messages: 'id, createdAt',
      drafts: 'id, updatedAt',
      forms: 'key',
      recentSearches: 'key, at',
      seenHomes: 'id, at',
      preferences: 'key',
      cursors: 'collection',
      outbox:
        '++seq, &id, entityId, kind, state, subject, [lane+state], [importId+state], *dependsOn',
      receipts: 'id, deliveredAt, entityId, importId',
      applications: 'id, submissionDate',
      blocks: 'id',
      reports: 'id, createdAt',
      sessions: 'id',
      alerts: 'id, createdAt',
      views: 'id, day',
      scamChecks: 'id',
      inspections: 'id, requestDate',
      notifications: 'id, createdAt',
      notes: 'id',
      viewingChecks: 'id',
      viewingPhotos: 'id, propertyId',
      ownApplications: 'id',
      applicationDocuments: 'id, applicationId',
      documentData: 'id',
      snapshots: 'key',
      imports: 'key',
      importPieces: '++at',
    });
    this.version(2).stores({
      hiddenHomes: 'id',
      myProperties: 'id, updatedAt, confirmedAt, awaitsRoomSince',
    });
    readWhole(this);
    watchHealth(this);
  }
}

/**
 * Lets listings be read with every field that this build knows, whichever version wrote them. What is not
 * there comes by here too.
 */
function readWhole({ listings, savedProperties, myProperties }: AppDatabase): void {
  listings.hook('reading', (found: CachedListing | undefined) => found && wholeContent(found));
  savedProperties.hook('reading', (found: SavedRecord | undefined) =>
    found?.listing ? { ...found, listing: wholeContent(found.listing) } : found,
  );
  myProperties.hook('reading', (found: MyProperty | undefined) =>
    found ? { ...found, content: wholeContent(found.content) } : found,
  );
}

/** The database of a visitor who is not logged in. */
export const ANONYMOUS = 'anonymous';
