import type { Notification } from '../../contract/notification';

/** Where a notification leads: to the inspections, to the conversation, or to the home (DASH-7). */
export function notificationPath(notification: Pick<Notification, 'type' | 'propertyId'>): string {
  switch (notification.type) {
    case 'INSPECTION_CONFIRMED':
      return '/customer-dashboard?tab=inspections';
    case 'NEW_MESSAGE':
      return `/customer-dashboard?${new URLSearchParams({ tab: 'messages', about: notification.propertyId ?? '' })}`;
    case 'STILL_AVAILABLE':
    case 'LISTING_HIDDEN':
      return '/dashboard';
    case 'PRICE_CHANGE':
    case 'NEW_PROPERTY_MATCH':
      return notification.propertyId === null
        ? '/customer-dashboard?tab=notifications'
        : `/property-detail/${notification.propertyId}`;
  }
}
