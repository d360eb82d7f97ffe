import type { Profile, SentPreferences } from '../../contract/people/profile';
import { putAccountPart } from '../../db/account-parts';
import { isFlag, isObject, isText, shape } from '../../domain/checks';
import { isAnything } from '../../domain/answer-checks';
import { senderBy, type SendersOf } from '../sender';

const isProfile = (value: unknown): value is Profile =>
  isObject(value) && isText(value.id) && isText(value.name) && isText(value.email);
const isPreferences = (value: unknown): value is SentPreferences =>
  isObject(value) && isFlag(value.emailPropertyMatches) && isFlag(value.sendsSms);

export const accountSenders: SendersOf<'profile' | 'preferences' | 'session'> = {
  'profile.save': senderBy('PUT /auth/profile', {
    takes: ({ payload }) => ({ body: payload }),
    fits: shape<{ data: Profile }>({ data: isProfile }),
    apply: (_row, answer, database) => putAccountPart(database, 'profile', answer.data),
  }),
  'preferences.save': senderBy('PUT /auth/notification-preferences', {
    takes: ({ payload }) => ({ body: payload }),
    fits: shape<{ data: SentPreferences }>({ data: isPreferences }),
    apply: (_row, answer, database) =>
      putAccountPart(database, 'notificationPreferences', answer.data),
  }),
  /** Ends a session on another device; the list forgets it once the server has. */
  'session.end': senderBy('DELETE /auth/sessions/:id', {
    takes: ({ entityId }) => ({ params: { id: entityId } }),
    fits: isAnything,
    apply: ({ entityId }, _answer, database) => database.sessions.delete(entityId),
  }),
};
