import stack from '../../components/stack.module.css';
import type { Notification } from '../../contract/feed/notification';
import { formatDate } from '../../domain/format/format-date';

/** The particulars of a notification, by its type. */
export function NotificationDetails({ notification }: { notification: Notification }) {
  const text = detailsText(notification);
  return text === '' ? null : <span className={`${stack.small} ${stack.soft}`}>{text}</span>;
}

function detailsText({ type, details }: Notification): string {
  switch (type) {
    case 'INSPECTION_CONFIRMED':
    case 'INSPECTION_ASKED':
    case 'INSPECTION_CANCELLED':
    case 'INSPECTION_DECLINED':
      return [details.date && formatDate(details.date), details.time, details.location]
        .filter(Boolean)
        .join(', ');
    case 'NEW_MESSAGE':
      return [details.from, details.messagePreview].filter(Boolean).join(': ');
    case 'PRICE_CHANGE':
      // Rounded, a small change is none.
      return !details.percentageChange
        ? ''
        : `${Math.abs(details.percentageChange)}% ${details.percentageChange < 0 ? 'less' : 'more'}`;
    case 'STILL_AVAILABLE':
      return 'Confirm it, or mark it as gone: unanswered for 7 days, it is hidden from search.';
    case 'NEW_DEVICE':
      return 'If it was not you, end that session in your settings and choose a new password.';
    case 'LISTING_HIDDEN':
      return 'Publish it again whenever it is to be had.';
    case 'NEW_PROPERTY_MATCH':
      return details.alertName === undefined ? '' : `Alert: ${details.alertName}`;
    case 'RULES_BROKEN':
    case 'REPORT_ANSWERED':
    case 'PLAN_CHANGED':
    case 'PLAN_DECLINED':
    case 'CONTACT_LEFT':
    // Or of a later version.
    default:
      return '';
  }
}
