import type { SearchAlert } from '../../contract/search/search-alert';
import { shape } from '../../domain/checks';
import { isAlert, isAnything } from '../../domain/answer-checks';
import { applyAlert } from '../engine/apply/apply-alert';
import { senderBy, type SendersOf } from '../sender';

export const alertSenders: SendersOf<'alert'> = {
  /** PUT by the client's id: a saved search, or an alert that also writes mails. */
  'alert.save': senderBy('PUT /search-alerts/:id', {
    takes: ({ entityId, payload }) => ({ params: { id: entityId }, body: payload }),
    fits: shape<{ alert: SearchAlert }>({ alert: isAlert }),
    apply: ({ id }, { alert }, database) => applyAlert(database, alert, id),
  }),
  'alert.delete': senderBy('DELETE /search-alerts/:id', {
    takes: ({ entityId }) => ({ params: { id: entityId } }),
    fits: isAnything,
  }),
};
