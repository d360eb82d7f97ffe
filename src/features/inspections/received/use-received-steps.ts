import type { ButtonLook } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import type { IconName } from '../../../components/icon';
import type { Inspection } from '../../../contract/inspection/inspection';
import { isOver } from '../../../domain/inspections/times/is-over';
import { useNow } from '../../../platform/use-now';
import { confirmReceived } from './confirm-received';

/** What can be read or done about a request in a dialog of its own. */
export type ReceivedDialog =
  | 'reschedule'
  | 'property'
  | 'contact'
  | 'taken'
  | 'decline'
  | 'call-off';

type ReceivedStep = { label: string; look?: ButtonLook; icon: IconName; run: () => void };

/**
 * The answers that a request's state allows, the most likely first.
 * @param agreed what the agent has agreed to at about that time: a yes is asked about then
 */
export function useReceivedSteps(
  inspection: Inspection,
  agreed: readonly Inspection[],
  onOpen: (dialog: ReceivedDialog) => void,
): ReceivedStep[] {
  const database = useDatabase();
  const over = isOver(inspection, useNow());
  const confirm = () =>
    agreed.length > 0 ? onOpen('taken') : confirmReceived(inspection, database);
  switch (inspection.status) {
    case 'Pending':
      return [
        // The server takes no yes to a time that is over, and nobody waits for one.
        ...(over
          ? []
          : [{ label: 'Confirm', look: 'green', icon: 'check', run: confirm } as const]),
        { label: 'Decline', icon: 'close', run: () => onOpen('decline') },
      ];
    case 'Confirmed':
    case 'Rescheduled':
      return [
        { label: 'Reschedule', icon: 'clock', run: () => onOpen('reschedule') },
        ...(over
          ? []
          : [{ label: 'Call off', icon: 'close', run: () => onOpen('call-off') } as const]),
      ];
    case 'Declined':
      return over ? [] : [{ label: 'Reactivate', icon: 'refresh', run: confirm }];
    case 'Cancelled':
    // Or of a later version: this one cannot know what may follow.
    default:
      return [];
  }
}
