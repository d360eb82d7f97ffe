/** Every write that can wait in the outbox. A kind is a name here, a payload below and one sender. */
export const COMMAND_KINDS = [
  'property.save',
  'property.publish',
  'property.unpublish',
  'property.delete',
  'photo.add',
  'photo.remove',
  'saved.add',
  'saved.remove',
  'message.send',
  'message.read',
  'message.delete',
  'alert.save',
  'alert.delete',
  'contact.send',
  'property.view',
  'session.end',
  'agent.approve',
  'agent.reject',
] as const;
export type CommandKind = (typeof COMMAND_KINDS)[number];
