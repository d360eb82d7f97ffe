import type { CommandKind } from '../../../contract/feed/commands';
import { accountCommands } from './account-commands';
import { agentCommands } from './agent-commands';
import { alertCommands } from './alert-commands';
import { boostCommands } from './boost-commands';
import { contactCommands } from './contact-commands';
import { inspectionCommands } from './inspection-commands';
import { messageCommands } from './message-commands';
import { notificationCommands } from './notification-commands';
import { photoCommands } from './photo-commands';
import { planCommands } from './plan-commands';
import { propertyCommands } from './property-commands';
import { safetyCommands } from './safety-commands';
import { savedCommands } from './saved-commands';
import type { CommandDefinition } from './definition';

/** The definition of every kind of command. */
export const COMMANDS: { readonly [Kind in CommandKind]: CommandDefinition<Kind> } = {
  ...accountCommands,
  ...agentCommands,
  ...alertCommands,
  ...boostCommands,
  ...contactCommands,
  ...inspectionCommands,
  ...messageCommands,
  ...notificationCommands,
  ...photoCommands,
  ...planCommands,
  ...propertyCommands,
  ...safetyCommands,
  ...savedCommands,
};

/** Whether a stored name is a kind that this build knows. */
export function isCommandKind(name: string): name is CommandKind {
  return Object.hasOwn(COMMANDS, name);
}
