import { isAnything } from '../../domain/answer-checks';
import { senderBy, type SendersOf } from '../sender';

export const notificationSenders: SendersOf<'notification'> = {
  'notification.read': senderBy('PATCH /notifications/:id/read', {
    takes: ({ entityId }) => ({ params: { id: entityId } }),
    fits: isAnything,
    dropsOn: [404],
  }),
  'notification.read-all': senderBy('PATCH /notifications/read-all', {
    takes: ({ payload: { until } }) => ({ query: { until } }),
    fits: isAnything,
  }),
};
