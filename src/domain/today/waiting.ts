import type { Inspection } from '../../contract/inspection/inspection';
import type { PushAnswer } from '../../contract/feed/push';
import type { ReceivedContact } from '../../contract/people/contact-request';
import type { PlanUse } from '../../contract/plan/plan-usage';
import { INSPECTION_MINUTES } from '../inspections/inspection-calendar';

/** A listing of one's own, by what it is called. */
export type Named = { id: string; title: string };

/** What an agent may have to answer now, as the device has it: the plain facts, in no order. */
export type Waiting = {
  /** What each thing of the outbox is that goes no further without a decision. */
  refused: readonly string[];
  /** All that take the agent's time, so that clashes are found. */
  inspections: readonly Pick<
    Inspection,
    'id' | 'propertyTitle' | 'requesterName' | 'requestDate' | 'requestTime' | 'status' | 'agent'
  >[];
  /** How long one viewing of the agent takes, in minutes. */
  viewingMinutes: number;
  /** Conversations that want an answer, the newest first, with how many of their words nobody has read. */
  talks: readonly {
    key: string;
    name: string;
    words: string;
    unread: number;
    /** The answer of one tap, where all that is asked is whether a home is to be had, and it is. */
    available: PushAnswer | null;
  }[];
  /** Visitors without an account who wait for a call or a letter, the newest first. */
  visitors: readonly Pick<
    ReceivedContact,
    'id' | 'name' | 'email' | 'phone' | 'kind' | 'message' | 'propertyTitle'
  >[];
  /** Published listings that wait for the word that they are still to be had. */
  unconfirmed: readonly Named[];
  /** Listings that were hidden as nobody confirmed them. */
  hidden: readonly Named[];
  /** Listings that are published once the plan has room for them. */
  withoutRoom: readonly Named[];
  /** What the plan leaves, as it was heard last. */
  limits: readonly PlanUse[];
  /** The marks of the limits that the agent has looked at. */
  seenLimits: readonly string[];
};

export const NOTHING_WAITING: Waiting = {
  refused: [],
  inspections: [],
  viewingMinutes: INSPECTION_MINUTES,
  talks: [],
  visitors: [],
  unconfirmed: [],
  hidden: [],
  withoutRoom: [],
  limits: [],
  seenLimits: [],
};
