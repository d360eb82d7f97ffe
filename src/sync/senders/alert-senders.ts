import type { SearchAlert } from '../../contract/search/search-alert';
import { shape } from '../../domain/checks';
import { isAlert, isAnything } from '../../domain/answer-checks';
import { applyAlert } from '../engine/apply/apply-alert';
import { senderBy } from '../sender';

/** PUT by the client's id: a saved search, or an alert that also writes mails. */
const alertSave = senderBy<'alert.save', 'PUT /search-alerts/:id', { alert: SearchAlert }>(
  'PUT /search-alerts/:id',
  {
    takes: ({ entityId, payload }) => ({ params: { id: entityId }, body: payload }),
    fits: shape<{ alert: SearchAlert }>({ alert: isAlert }),
    apply: ({ id }, { alert }, database) => applyAlert(database, alert, id),
  },
);

const alertDelete = senderBy<'alert.delete', 'DELETE /search-alerts/:id', unknown>(
  'DELETE /search-alerts/:id',
  { takes: ({ entityId }) => ({ params: { id: entityId } }), fits: isAnything },
);

export const alertSenders = {
  'alert.save': alertSave,
  'alert.delete': alertDelete,
};
