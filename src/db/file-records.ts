import { DOCUMENT_KINDS } from '../contract/people/document-options';
import type { PropertyContent } from '../contract/listing/listing-fields';
import { PROPERTY_STATUSES } from '../contract/listing/property-options';
import { isAlert, isInspection, isListing, isMessage } from '../domain/answer-checks';
import {
  type Check,
  isFlag,
  isNumber,
  isObject,
  isText,
  listOf,
  oneOf,
  optionOf,
  orAbsent,
  orNull,
  shape,
} from '../domain/checks';
import type { RecordTable } from '../domain/outbox/outbox-file';
import { isPhoto } from '../domain/property/is-photo';
import { isKeptContent } from '../domain/property/form/is-kept-content';
import type {
  ApplicationDocument,
  LocalPhoto,
  MessageRecord,
  MyProperty,
  OwnApplication,
  SavedRecord,
} from './records';

/** What records of a file are held to before they are stored: what screens and senders read of them. */

const isMessageRecord: Check<MessageRecord> = (value): value is MessageRecord =>
  isObject(value) && isFlag(value.sentByMe) && isFlag(value.onServer) && isMessage(value);

/** The tables make it whole as it is read. */
const isContent: Check<PropertyContent> = (value): value is PropertyContent => isKeptContent(value);

const isMyProperty: Check<MyProperty> = shape<MyProperty>({
  id: isText,
  content: isContent,
  status: optionOf(PROPERTY_STATUSES),
  version: orNull(isNumber),
  images: listOf(isPhoto),
  createdAt: isNumber,
  updatedAt: isNumber,
  isBoosted: orAbsent(isFlag),
  viewCount: orAbsent(isNumber),
  publishedAt: orAbsent(orNull(isNumber)),
  closedOn: orAbsent(orNull(isText)),
  awaitsRoomSince: orAbsent(orNull(isNumber)),
  reviewNote: orAbsent(orNull(isText)),
  confirmedAt: orAbsent(orNull(isNumber)),
});

const isSavedRecord = (value: unknown): value is SavedRecord =>
  isObject(value) &&
  isText(value.id) &&
  isNumber(value.savedAt) &&
  orNull(isListing)(value.listing) &&
  isFlag(value.withdrawn) &&
  isFlag(value.onServer);

const isOwnApplication = (value: unknown): value is OwnApplication =>
  isObject(value) &&
  isText(value.id) &&
  isObject(value.form) &&
  isNumber(value.step) &&
  orNull(isText)(value.uploadToken) &&
  isText(value.status);

/** The check of each table's records. */
export const RECORD_CHECKS: Record<RecordTable, Check<{ id: string }>> = {
  messages: isMessageRecord,
  myProperties: isMyProperty,
  savedProperties: isSavedRecord,
  alerts: isAlert,
  inspections: isInspection,
  ownApplications: isOwnApplication,
};

export const isLocalPhoto: Check<LocalPhoto> = shape<LocalPhoto>({
  id: isText,
  propertyId: isText,
  position: isNumber,
  width: isNumber,
  height: isNumber,
  bytes: isNumber,
  createdAt: isNumber,
  caption: orAbsent(isText),
  name: orAbsent(isText),
  unsaved: orAbsent(isFlag),
  removed: orAbsent(isFlag),
});

export const isApplicationDocument: Check<ApplicationDocument> = shape<ApplicationDocument>({
  id: isText,
  applicationId: isText,
  kind: oneOf(DOCUMENT_KINDS),
  name: isText,
  type: isText,
  size: isNumber,
  sentAt: orNull(isNumber),
});
