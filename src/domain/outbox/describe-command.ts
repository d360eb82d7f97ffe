import type { CommandKind } from '../../contract/command-kinds';

const WORDS: Record<CommandKind, string> = {
  'property.save': 'Save listing',
  'property.publish': 'Publish listing',
  'property.unpublish': 'Take listing offline',
  'property.close': 'Mark listing rented or sold',
  'property.confirm': 'Confirm listing',
  'property.delete': 'Delete listing',
  'photo.add': 'Send photo',
  'photo.remove': 'Remove photo',
  'photo.arrange': 'Arrange photos',
  'saved.add': 'Save property',
  'saved.remove': 'Remove saved property',
  'message.send': 'Send message',
  'message.read': 'Mark message read',
  'message.delete': 'Delete message',
  'alert.save': 'Save search',
  'alert.delete': 'Delete saved search',
  'contact.send': 'Write to the agent',
  'inspection.request': 'Ask for an inspection',
  'inspection.remove': 'Call off an inspection',
  'inspection.answer': 'Answer an inspection request',
  'inspection.reschedule': 'Move an inspection',
  'boost.apply': 'Boost listing',
  'boost.purchase': 'Buy boosts',
  'notification.read': 'Mark notification read',
  'notification.read-all': 'Mark notifications read',
  'profile.save': 'Save your information',
  'preferences.save': 'Save notification preferences',
  'property.view': 'Count a look at a home',
  'session.end': 'End session',
  'agent.signup': 'Register',
  'document.send': 'Send document',
  'agent.approve': 'Approve agent',
  'agent.reject': 'Refuse agent',
};

/** What a waiting command does, in words, with what it is about where the payload says. */
export function describeCommand(kind: CommandKind, payload: unknown): string {
  const about = kind === 'photo.add' ? photoNumber(payload) : aboutOf(payload);
  return about === '' ? WORDS[kind] : `${WORDS[kind]}: ${about}`;
}

function photoNumber(payload: unknown): string {
  const position = (payload as { position?: unknown } | null)?.position;
  return typeof position === 'number' ? `number ${position + 1}` : '';
}

/** What a command is about, from the first telling words of its payload. */
export function aboutOf(payload: unknown): string {
  if (typeof payload !== 'object' || payload === null) return '';
  const { title, subject, address, companyName, device, name } = payload as Record<string, unknown>;
  const text = [title, subject, address, companyName, device, name].find(
    (value) => typeof value === 'string' && value !== '',
  );
  return typeof text === 'string' ? text.slice(0, 80) : '';
}
