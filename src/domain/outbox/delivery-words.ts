import type { Tone } from '../tone';
import type { Delivery } from './delivery';

type DeliveryWords = {
  /** For a chip: a few words. */
  short: string;
  /** For a dialog: what it means and what happens next. */
  long: string;
  tone: Tone;
  icon: 'check' | 'device' | 'refresh' | 'user' | 'alert' | 'clock';
};

const SAFE = 'Safe on this device';

/**
 * What is said of an action, the same in every chip, dialog and headline; null where nothing is known.
 * @param sent what 'Sent' is called for this kind of thing
 */
export function deliveryWords(delivery: Delivery, sent = 'Sent'): DeliveryWords | null {
  switch (delivery.state) {
    case 'silent':
      return null;
    case 'sent':
      return { short: sent, long: sent, tone: 'good', icon: 'check' };
    case 'on-phone':
      return {
        short: 'Saved on this device',
        long: `${SAFE}. It goes out by itself once the server is reached.`,
        tone: 'plain',
        icon: 'device',
      };
    case 'sending':
      return { short: 'Sending', long: `${SAFE}, and being sent.`, tone: 'plain', icon: 'refresh' };
    case 'put-off':
      return {
        short: 'Saved on this device: tried again by itself',
        long: `${SAFE}, and tried again by itself. The server said: ${delivery.why}`,
        tone: 'warn',
        icon: 'clock',
      };
    case 'behind':
      return {
        short: 'Saved on this device: waits for the one before it',
        long: `${SAFE}. It goes out once the one before it is settled in the outbox.`,
        tone: 'warn',
        icon: 'clock',
      };
    case 'needs-login':
      return {
        short: 'Saved on this device: log in to send',
        long: `${SAFE}. Your session has ended: log in again and it goes out.`,
        tone: 'warn',
        icon: 'user',
      };
    case 'conflict':
      return {
        short: 'Changed elsewhere: choose in the outbox',
        long: `${SAFE}. It was changed on another device too: choose in the outbox what stands.`,
        tone: 'warn',
        icon: 'alert',
      };
    case 'refused':
      return {
        short: `Refused: ${delivery.why}`,
        long: `Not sent: ${delivery.why}`,
        tone: 'bad',
        icon: 'alert',
      };
    case 'unreadable':
      if (delivery.tried)
        return {
          short: 'May have arrived: update the app to read the answer',
          long: 'It was sent, and this version of the app cannot read the answer. Update the app in the outbox.',
          tone: 'bad',
          icon: 'alert',
        };
      return {
        short: 'This version of the app cannot send this',
        long: `${SAFE}, but this version of the app cannot send it. Update the app in the outbox.`,
        tone: 'bad',
        icon: 'alert',
      };
    case 'gone':
      return {
        short: 'Given up',
        long: delivery.tried
          ? 'It was taken out of the outbox. It had been tried before, so it may have arrived.'
          : 'It was taken out of the outbox and was not sent.',
        tone: 'warn',
        icon: 'alert',
      };
  }
}
