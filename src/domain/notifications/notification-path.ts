import type { Notification } from '../../contract/feed/notification';
import type { UserType } from '../../contract/people/account';
import { PAGES } from '../../contract/pages';
import { settingsPath } from '../navigation/settings-path';
import { PLAN_ADDRESS } from '../navigation/plan-address';

/** Where a notification leads its reader: to the inspections, to the conversation, or to the home (DASH-7). */
export function notificationPath(
  notification: Pick<Notification, 'type' | 'propertyId'>,
  reader: UserType,
): string {
  switch (notification.type) {
    case 'INSPECTION_CONFIRMED':
    case 'INSPECTION_DECLINED':
      return '/customer-dashboard?tab=inspections';
    case 'NEW_MESSAGE':
      if (reader === 'agent') return PAGES.agentMessages.path;
      return `/customer-dashboard?${new URLSearchParams({ tab: 'messages', about: notification.propertyId ?? '' })}`;
    case 'NEW_DEVICE':
      return settingsPath(reader);
    case 'CONTACT_LEFT':
      return '/dashboard/messages';
    case 'INSPECTION_ASKED':
    case 'INSPECTION_CANCELLED':
      return '/dashboard/inspections';
    case 'LISTING_HIDDEN':
      // Where it is published again: in the list nothing tells it from other drafts.
      if (notification.propertyId !== null) return `/edit-property/${notification.propertyId}`;
      return '/dashboard';
    case 'STILL_AVAILABLE':
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
