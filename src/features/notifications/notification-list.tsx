import { Opening } from '../../components/delivery/opening';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button';
import { showNotKept } from '../../components/delivery/show-not-kept';
import { useHeard } from '../../components/delivery/use-heard';
import { useSession } from '../../components/context/session-context';
import { useDatabase } from '../../components/context/database-context';
import { EmptyState } from '../../components/page/empty-state';
import { Icon, type IconName } from '../../components/icon';
import { PushOffer } from '../../components/delivery/push-offer';
import { subscribeToPush } from '../../platform/network/push';
import { enablePush } from '../../sync/enable-push';
import stack from '../../components/stack.module.css';
import { listNotifications } from '../../db/repositories/notifications/notification-repository';
import {
  markAllNotificationsRead,
  markNotificationRead,
} from '../../db/repositories/notifications/notification-commands';
import type { Notification, NotificationType } from '../../contract/feed/notification';
import { notificationPath } from '../../domain/notifications/notification-path';
import { NotificationDetails } from './notification-details';
import { When } from '../../components/when';
import styles from './notification-list.module.css';

const ICONS: Record<string, IconName> & Record<NotificationType, IconName> = {
  INSPECTION_CONFIRMED: 'clock',
  NEW_MESSAGE: 'message',
  PRICE_CHANGE: 'chart',
  NEW_PROPERTY_MATCH: 'home',
  STILL_AVAILABLE: 'clock',
  LISTING_HIDDEN: 'home',
  RULES_BROKEN: 'shield',
  REPORT_ANSWERED: 'shield',
  PLAN_CHANGED: 'check',
  PLAN_DECLINED: 'alert',
  NEW_DEVICE: 'device',
  CONTACT_LEFT: 'phone',
  INSPECTION_ASKED: 'clock',
  INSPECTION_CANCELLED: 'clock',
  INSPECTION_DECLINED: 'clock',
};

/** What happened, newest first; a tap reads it and leads to what it is about (DASH-7). */
export default function NotificationList() {
  const database = useDatabase();
  const { user } = useSession();
  const notifications = useHeard('notifications', listNotifications);
  const navigate = useNavigate();
  const open = async (notification: Notification) => {
    // It leads there also where that it was read cannot be kept.
    await markNotificationRead(notification.id, database).catch(showNotKept);
    void navigate(notificationPath(notification, user?.userType ?? 'seeker'));
  };
  const unread = notifications?.some(({ read }) => !read) ?? false;
  return (
    <>
      <div className={stack.between}>
        <h1>Notifications</h1>
        <Button
          icon="check"
          // Not `disabled`, which would take the focus from whoever has just pressed it.
          aria-disabled={!unread}
          onClick={() => unread && void markAllNotificationsRead(database).catch(showNotKept)}
        >
          Mark all as read
        </Button>
      </div>
      <PushOffer onAgree={() => enablePush(subscribeToPush)} />
      {notifications === undefined ? (
        <Opening what="notifications" />
      ) : notifications.length === 0 ? (
        <EmptyState icon="bell" title="No notifications yet">
          {user?.userType === 'agent'
            ? 'Requests for inspections, messages, and what becomes of your listings come here.'
            : 'Confirmed inspections, messages, price changes and new homes for your alerts come here.'}
        </EmptyState>
      ) : (
        <ul className={stack.tight}>
          {notifications.map((notification) => (
            <li key={notification.id}>
              <button
                type="button"
                className={styles.item}
                data-unread={!notification.read}
                onClick={() => void open(notification)}
              >
                <Icon name={ICONS[notification.type] ?? 'bell'} size={22} />
                <span className={styles.words}>
                  <strong>
                    {notification.propertyTitle}{' '}
                    {!notification.read && <span className={styles.new}>New</span>}
                  </strong>
                  <span>{belowTitle(notification)}</span>
                  <NotificationDetails notification={notification} />
                  <span className={`${stack.small} ${stack.soft}`}>
                    <When alone at={notification.createdAt} />
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A message that begins with the title, as a phone's notification needs it, without that. */
function belowTitle({ message, propertyTitle }: Notification): string {
  const beginning = `${propertyTitle}: `;
  return message.startsWith(beginning) ? message.slice(beginning.length) : message;
}
