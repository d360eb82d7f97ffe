import type { AgentSignup } from '../people/agent-signup';
import type { ContactRequest } from '../people/contact-request';
import type { InspectionRequest } from '../inspection/inspection';
import type { SendMessageRequest } from './message';
import type { NotificationPreferences, ProfileUpdate } from '../people/profile';
import type { OfferedTimesChange } from '../inspection/offered-times';
import type { PlanDecision, PlanId } from '../plan/plan-options';
import type { KeptContent } from '../listing/listing-fields';
import type { Photo } from '../listing/property';
import type { SendReport } from '../people/report';
import type { ReportDecision } from '../people/report-options';
import type { SealedText } from './sealed-text';
import type { SearchAlertContent } from '../search/search-alert';

/** A payload of a command that says all by its kind and entity. */
type NoPayload = Record<string, unknown>;

/** A command that is told by the title of its listing. */
type Titled = { title: string };

/** Which conversation a message belongs to: one home, one other person. */
export type ConversationKey = { propertyId: string; otherId: string };

/**
 * Every write that can wait in the outbox, with what its row holds. A kind is a line here, a definition in
 * `domain/outbox/commands` and a sender; it does not compile without any of them. Where the row holds what the call takes, the type is the call's own.
 */
export type CommandPayloads = {
  /**
   * `base` is what the edit began from, for a merge with what others changed; null for a new listing,
   * which has all of its content. Of an edit it is the title and what it changes: a field that the phone
   * has never been told must not be taken away by it.
   */
  'property.save': {
    content: KeptContent & { title: string };
    base: KeptContent | null;
    /** What its file leaves in doubt; absent where no file speaks of it. */
    reviewNote?: string | null;
  };
  /** `whenRoom`: where the plan has no room for it, it waits on the server until there is. */
  'property.publish': Titled & { whenRoom?: boolean | undefined };
  'property.unpublish': Titled;
  /** The day it was rented or sold, yyyy-mm-dd. */
  'property.close': Titled & { date: string };
  'property.confirm': Titled;
  'property.delete': Titled;
  /** A look at a home on a day, yyyy-mm-dd; `deviceId` says nothing of its owner. */
  'property.view': { propertyId: string; deviceId: string; day: string };
  'photo.add': { propertyId: string; position: number; shrunk: boolean };
  /** `image` is the photo as the server had it; null where it may not have arrived. */
  'photo.remove': { propertyId: string; image: Photo | null };
  /** All photos in their order, the cover first. */
  'photo.arrange': Titled & { propertyId: string; photos: { id: string; caption: string }[] };
  'saved.add': Titled & { propertyId: string };
  'saved.remove': Titled & { propertyId: string };
  'home.hide': Titled;
  'home.unhide': Titled;
  'message.send': SendMessageRequest;
  'message.read': NoPayload;
  'message.unread': NoPayload;
  /** Of a message of one's own the conversation is named: its deletion must not overtake it. */
  'message.delete': { conversation: ConversationKey | null };
  'alert.save': SearchAlertContent;
  'alert.delete': { name: string };
  'contact.send': Omit<Required<ContactRequest>, 'id'> & Titled;
  /** Whether the agent has called or written back. */
  'contact.answer': { name: string; answered: boolean };
  'inspection.request': Titled & { request: InspectionRequest & { id: string } };
  'inspection.remove': Titled;
  'inspection.answer': Titled & { status: 'Confirmed' | 'Declined' };
  'inspection.reschedule': Titled & { requestDate: string; requestTime: string; notes: string };
  'times.save': OfferedTimesChange;
  'boost.apply': Titled & { propertyId: string };
  'boost.purchase': Titled & { quantity: number; packageId: string };
  'notification.read': NoPayload;
  /** All up to the newest that was seen; ISO date and time. */
  'notification.read-all': { until: string };
  'profile.save': ProfileUpdate;
  'preferences.save': Partial<NotificationPreferences>;
  'session.end': { device: string };
  'agent.signup': {
    request: Omit<AgentSignup, 'password'>;
    password: SealedText;
    companyName: string;
  };
  'document.send': Titled & { applicationId: string };
  'agent.approve': { companyName: string; seen?: string | undefined };
  'agent.reject': { companyName: string; reason: string; seen?: string | undefined };
  /** The title is the plan's name. */
  'plan.ask': Titled & { plan: PlanId };
  /** `plan`: the one that the server has by then; absent in rows of earlier versions. */
  'plan.withdraw': Titled & { plan?: PlanId | undefined };
  /** The title is the agent's company. */
  'plan.decide': Titled & { decision: PlanDecision; reason: string };
  'report.send': Omit<Required<SendReport>, 'id'> & Titled;
  'report.decide': Titled & {
    decision: ReportDecision;
    words: string;
    seen?: string | undefined;
  };
  'block.add': { name: string };
  'block.remove': { name: string };
};
export type CommandKind = keyof CommandPayloads;
