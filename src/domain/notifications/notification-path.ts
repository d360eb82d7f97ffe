import type { Notification } from '../../contract/feed/notification';
import { PLAN_ADDRESS } from '../navigation/plan-address';

/** Where a notification leads: to the inspections, to the conversation, or to the home (DASH-7). */
export function notificationPath(notification: Pick<Notification, 'type' | 'propertyId'>): string {
  switch (notification.type) {
    case 'INSPECTION_CONFIRMED':
    case 'INSPECTION_DECLINED':
      return '/customer-dashboard?tab=inspections';
    case 'NEW_MESSAGE':
      return `/customer-dashboard?${new URLSearchParams({ tab: 'messages', about: notification.propertyId ?? '' })}`;
    case 'NEW_DEVICE':
      return '/customer-dashboard?tab=settings';
    case 'CONTACT_LEFT':
      return '/dashboard/messages';
    case 'INSPECTION_ASKED':
    case 'INSPECTION_CANCELLED':
      return '/dashboard/inspections';
    case 'STILL_AVAILABLE':
    case 'LISTING_HIDDEN':
      return '/dashboard';
    case 'PLAN_CHANGED':
    case 'PLAN_DECLINED':
      return PLAN_ADDRESS;
    case 'PRICE_CHANGE':
    case 'NEW_PROPERTY_MATCH':
      return notification.propertyId === null
        ? '/customer-dashboard?tab=notifications'
        : `/property-detail/${notification.propertyId}`;
    // Its words are whole, whoever reads it.
    case 'RULES_BROKEN':
    case 'REPORT_ANSWERED':
    // Or of a later version: its words say all that is known of it.
    default:
      return '/customer-dashboard?tab=notifications';
  }
}
