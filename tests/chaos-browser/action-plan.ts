import type { Random } from '../chaos/random';
import type { BrowserPhone } from '../engines/browser-phone';
import {
  answerInspection,
  changePrice,
  createListing,
  deleteListing,
  deleteMessage,
  publishOrWithdraw,
  readMessage,
  reply,
} from './agent-actions';
import {
  deleteConversation,
  writeAndTakeBack,
  writeElsewhere,
  writeMessages,
} from './message-actions';
import {
  bookInspection,
  callOffInspection,
  deleteSearch,
  saveOrRemove,
  saveSearch,
} from './seeker-actions';
import { changePreferences, changeProfile } from './settings-actions';
import type { Person, World } from './world';

type Action = (world: World) => Promise<void>;

/** What a seeker does, and how often. */
const SEEKER: Record<string, [number, Action]> = {
  'write messages': [24, writeMessages],
  'write elsewhere': [6, writeElsewhere],
  'save or remove': [22, saveOrRemove],
  'book an inspection': [10, bookInspection],
  'call off an inspection': [6, callOffInspection],
  'save a search': [8, saveSearch],
  'delete a search': [3, deleteSearch],
  'write and take back': [6, writeAndTakeBack],
  'delete a conversation': [4, deleteConversation],
  'change the profile': [5, changeProfile],
  'change preferences': [5, changePreferences],
};

/** What an agent does, and how often. */
const AGENT: Record<string, [number, Action]> = {
  'create a listing': [16, createListing],
  'change a price': [22, changePrice],
  'publish or withdraw': [18, publishOrWithdraw],
  'delete a listing': [6, deleteListing],
  reply: [16, reply],
  'read a message': [12, readMessage],
  'answer an inspection': [9, answerInspection],
  'delete a message': [6, deleteMessage],
  'change the profile': [5, changeProfile],
  'change preferences': [5, changePreferences],
};

/** What happens around the app while somebody uses it, and how often. */
const MISHAPS = {
  nothing: 70,
  'the browser is killed': 4,
  'the browser is killed in the middle': 5,
  'the server is killed': 5,
  'the server is away for a while': 4,
  'a second tab acts at the same time': 5,
  'the worker is woken': 5,
  'the other person takes the phone': 6,
  'the clock is put wrong': 1.5,
  'the storage is full': 1.5,
  'a new version is deployed': 1.5,
} as const;
export type Mishap = keyof typeof MISHAPS;

/** What this engine cannot be driven to is left out of its plan. */
export function mishapsOf(phone: BrowserPhone): Record<Mishap, number> {
  return {
    ...MISHAPS,
    ...(phone.restart === null
      ? { 'the browser is killed': 0, 'the browser is killed in the middle': 0 }
      : {}),
    ...(phone.wakeWorker === null ? { 'the worker is woken': 0 } : {}),
    ...(phone.limitStorage === null ? { 'the storage is full': 0 } : {}),
  };
}

export function nextAction(random: Random, person: Person): { name: string; act: Action } {
  const actions = person === 'seeker' ? SEEKER : AGENT;
  const name = random.weighted(
    Object.fromEntries(Object.entries(actions).map(([name, [weight]]) => [name, weight])),
  );
  const act = actions[name]?.[1];
  if (act === undefined) throw new RangeError(name);
  return { name, act };
}
