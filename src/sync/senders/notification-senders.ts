import { isAnything } from '../../domain/answer-checks';
import { senderBy } from '../sender';

const notificationRead = senderBy<'notification.read', 'PATCH /notifications/:id/read', unknown>(
  'PATCH /notifications/:id/read',
  {
    takes: ({ entityId }) => ({ params: { id: entityId } }),
    fits: isAnything,
    dropsOn: [404],
  },
);

const notificationReadAll = senderBy<
  'notification.read-all',
  'PATCH /notifications/read-all',
  unknown
>('PATCH /notifications/read-all', {
  takes: ({ payload: { until } }) => ({ query: { until } }),
  fits: isAnything,
});

export const notificationSenders = {
  'notification.read': notificationRead,
  'notification.read-all': notificationReadAll,
};
