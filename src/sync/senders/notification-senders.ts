import { isAnything } from '../../domain/answer-checks';
import { senderBy } from '../sender';

export const notificationRead = senderBy<
  'notification.read',
  'PATCH /notifications/:id/read',
  unknown
>('PATCH /notifications/:id/read', {
  takes: ({ entityId }) => ({ params: { id: entityId } }),
  fits: isAnything,
});

export const notificationReadAll = senderBy<
  'notification.read-all',
  'PATCH /notifications/read-all',
  unknown
>('PATCH /notifications/read-all', {
  takes: ({ payload: { until } }) => ({ query: { until } }),
  fits: isAnything,
});
