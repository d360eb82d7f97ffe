import type { CommandKind } from '../../contract/feed/commands';
import type { Sender } from '../sender';
import { accountSenders } from './account-senders';
import { agentSenders } from './agent-senders';
import { alertSenders } from './alert-senders';
import { boostSenders } from './boost-senders';
import { contactSenders } from './contact-senders';
import { inspectionSenders } from './inspection-senders';
import { messageSenders } from './message-senders';
import { notificationSenders } from './notification-senders';
import { photoSenders } from './photo-senders';
import { planSenders } from './plan-senders';
import { propertySenders } from './property-senders';
import { safetySenders } from './safety-senders';
import { savedSenders } from './saved-senders';

/** The sender of every kind; the engine knows no kind by name. */
export const SENDERS: { readonly [Kind in CommandKind]: Sender<Kind> } = {
  ...accountSenders,
  ...agentSenders,
  ...alertSenders,
  ...boostSenders,
  ...contactSenders,
  ...inspectionSenders,
  ...messageSenders,
  ...notificationSenders,
  ...photoSenders,
  ...planSenders,
  ...propertySenders,
  ...safetySenders,
  ...savedSenders,
};
