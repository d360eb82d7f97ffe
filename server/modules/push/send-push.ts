import webPush from 'web-push';
import type { PushMessage } from '../../../src/contract/feed/push';
import { replySubject } from '../../../src/domain/messages/reply-subject';
import { notificationPath } from '../../../src/domain/notifications/notification-path';
import type { Database } from '../../db/database';
import type { Settings } from '../../plugins/settings';
import {
  dropSubscription,
  leasePush,
  markPushDone,
  markPushFailed,
  type QueuedPush,
} from './repository';
import { vapidKeys } from './vapid-keys';

const TIMEOUT_MS = 15_000;
/** How long a push service keeps a message for a phone that is off, in seconds. */
const KEPT_SECONDS = 24 * 3600;

/** So many at a time: one service that does not answer holds up no other. */
const AT_ONCE = 4;

/** What push services are told of who sends. */
type Site = Pick<Settings, 'publicUrl' | 'contactEmail'>;

/** What a push service said to one message. */
type PushOutcome = 'sent' | 'failed' | 'gone';

/** Sends what is due to the browsers' push services, and tells `onOutcome` of each. */
export async function sendDuePushes(
  database: Database,
  site: Site,
  isStopped: () => boolean,
  onOutcome: (outcome: PushOutcome) => void,
): Promise<void> {
  const inTurn = () => sendInTurn(database, site, isStopped, onOutcome);
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
}

async function sendInTurn(
  database: Database,
  site: Site,
  isStopped: () => boolean,
  onOutcome: (outcome: PushOutcome) => void,
): Promise<void> {
  while (!isStopped()) {
    const push = await leasePush(database);
    if (push === undefined) return;
    const status = await sendOne(database, push, site).catch(() => 0);
    onOutcome(outcomeOf(status));
    if (status === 404 || status === 410) await dropSubscription(database, push.subscription_id);
    else if (status >= 200 && status < 300) await markPushDone(database, push.id);
    // What the service will never take, such as a message of the wrong size, is not sent again.
    else if (status >= 400 && status < 500 && status !== 429) await markPushDone(database, push.id);
    else await markPushFailed(database, push, Math.min(3600, 15 * 2 ** push.attempts));
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'failed';
}

async function sendOne(database: Database, push: QueuedPush, site: Site): Promise<number> {
  const keys = await vapidKeys(database);
  const message: PushMessage = {
    title: push.property_title.slice(0, 120),
    body: push.message.slice(0, 200),
    path: notificationPath({ type: push.type, propertyId: push.property_id }, push.user_type),
    tag: push.notification_id,
    ...answerTo(push),
  };
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    { endpoint: push.endpoint, keys: { p256dh: push.p256dh, auth: push.auth } },
    JSON.stringify(message),
    { vapidDetails: { subject: subjectOf(site), ...keys }, TTL: KEPT_SECONDS },
  );
  const answer = await fetch(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body: new Uint8Array(body ?? []),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** What the owner of a home on offer needs to answer who wrote about it; nothing for other news. */
function answerTo(push: QueuedPush): Pick<PushMessage, 'answer'> {
  const { type, about_user_id: writer, writer_name: name, offered_id: propertyId } = push;
  if (type !== 'NEW_MESSAGE' || writer === null || name === null || propertyId === null) return {};
  return {
    answer: {
      userId: push.user_id,
      recipient: { id: writer, name },
      propertyId,
      propertyTitle: push.property_title,
      subject: replySubject(push.property_title),
    },
  };
}

/** Who is behind the messages, as push services want to know: an https address or a mailbox. */
function subjectOf({ publicUrl, contactEmail }: Site): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${contactEmail}`;
}
