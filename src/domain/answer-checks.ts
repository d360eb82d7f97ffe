import type { Block } from '../contract/people/block';
import type { BoostBalance, ActiveBoost, BoostEntry } from '../contract/plan/boost';
import type { HiddenHome } from '../contract/listing/hidden-home';
import { INSPECTION_STATUSES } from '../contract/inspection/inspection-options';
import type { Inspection } from '../contract/inspection/inspection';
import type { Message } from '../contract/feed/message';
import type { Notification } from '../contract/feed/notification';
import type { PropertyContent } from '../contract/listing/listing-fields';
import type { AgentCard, Listing } from '../contract/listing/property';
import { PROPERTY_STATUSES } from '../contract/listing/property-options';
import type { Report } from '../contract/people/report';
import type { SavedProperty } from '../contract/listing/saved-property';
import type { SearchAlert } from '../contract/search/search-alert';
import {
  type Check,
  isFlag,
  isNumber,
  isObject,
  isText,
  listOf,
  optionOf,
  orAbsent,
  orNull,
  shape,
} from './checks';
import { isInspectionFee } from './property/is-inspection-fee';
import { isPhoto } from './property/is-photo';
import { isKeptContent } from './property/form/is-kept-content';

/**
 * What answers are held to before they are taken over: the fields that this device reads later. A
 * half answer, or one of a later version, must not be stored as if it were whole.
 */

type Party = { id: string; name: string };
const isParty = shape<Party>({ id: isText, name: isText });
const hasTexts =
  (...keys: string[]) =>
  (value: Record<string, unknown>) =>
    keys.every((key) => isText(value[key]));

export const isAnything: Check<unknown> = (_value): _value is unknown => true;

const isAgentCard = shape<AgentCard>({
  id: isText,
  name: isText,
  company: isText,
  phone: orNull(isText),
  verified: isFlag,
});

const isListingHead = shape<Omit<Listing, keyof PropertyContent>>({
  id: isText,
  version: isNumber,
  status: optionOf(PROPERTY_STATUSES),
  images: listOf(isPhoto),
  agent: isAgentCard,
  isBoosted: isFlag,
  viewCount: isNumber,
  createdAt: isText,
  updatedAt: isText,
  publishedAt: orNull(isText),
  closedOn: orNull(isText),
  confirmedAt: orNull(isText),
  awaitsRoomSince: orAbsent(orNull(isText)),
  reviewNote: orAbsent(orNull(isText)),
});

export const isListing: Check<Listing> = (value): value is Listing =>
  isListingHead(value) && isKeptContent(value);

export const isMessage: Check<Message> = shape<Message>({
  id: isText,
  propertyId: isText,
  propertyTitle: isText,
  sender: isParty,
  recipient: isParty,
  fromUserId: isText,
  subject: isText,
  content: isText,
  createdAt: isText,
  writtenAt: orAbsent(orNull(isText)),
  readStatus: isFlag,
});

export const isInspection: Check<Inspection> = shape<Inspection>({
  id: isText,
  version: isNumber,
  propertyId: isText,
  propertyTitle: isText,
  propertyAddress: isText,
  property: shape<{ title: string }>({ title: isText }),
  requester: isParty,
  requesterId: isText,
  requesterName: isText,
  agent: isParty,
  agentContact: orNull(isText),
  requestDate: isText,
  requestTime: isText,
  previousDate: orNull(isText),
  previousTime: orNull(isText),
  status: optionOf(INSPECTION_STATUSES),
  contactNumber: isText,
  notes: isText,
  agentNotes: orAbsent(isText),
  toldFee: orAbsent(isInspectionFee),
  createdAt: isText,
  updatedAt: isText,
});

export const isSaved: Check<SavedProperty> = shape<SavedProperty>({
  id: isText,
  savedAt: isText,
  property: orNull(isListing),
});

export const isAlert: Check<SearchAlert> = (value): value is SearchAlert =>
  isObject(value) &&
  hasTexts('id', 'name', 'frequency', 'createdAt')(value) &&
  isObject(value.criteria) &&
  isNumber(value.version) &&
  isFlag(value.active);

export const isNotification: Check<Notification> = (value): value is Notification =>
  isObject(value) &&
  hasTexts('id', 'type', 'propertyTitle', 'message', 'createdAt')(value) &&
  isObject(value.details) &&
  isFlag(value.read);

export const isBlock: Check<Block> = shape<Block>({ id: isText, name: isText, blockedAt: isText });

export const isHiddenHome: Check<HiddenHome> = shape<HiddenHome>({
  id: isText,
  title: isText,
  hiddenAt: isText,
});

export const isReport: Check<Report> = (value): value is Report =>
  isObject(value) &&
  hasTexts('id', 'subject', 'subjectId', 'title', 'reason', 'createdAt', 'words')(value) &&
  isObject(value.about);

const isBalance = (value: unknown): value is BoostBalance =>
  isObject(value) && isNumber(value.availableBoosts) && isNumber(value.usedBoosts);
const isActiveBoost = (value: unknown): value is ActiveBoost =>
  isObject(value) && hasTexts('propertyId', 'propertyTitle', 'startDate', 'endDate')(value);
const isBoostEntry = (value: unknown): value is BoostEntry =>
  isObject(value) && hasTexts('id', 'date', 'type')(value);

export const isBoostApplied: Check<BoostBalance & { boost: ActiveBoost }> = (
  value,
): value is BoostBalance & { boost: ActiveBoost } =>
  isObject(value) && isActiveBoost(value.boost) && isBalance(value);

export const isBoostPurchased: Check<BoostBalance & { entry: BoostEntry }> = (
  value,
): value is BoostBalance & { entry: BoostEntry } =>
  isObject(value) && isBoostEntry(value.entry) && isBalance(value);
