import type { Database } from '../../../components/context/database-context';
import { showToast } from '../../../components/delivery/toasts';
import type { Inspection } from '../../../contract/inspection/inspection';
import { answerInspection } from '../../../db/repositories/inspections/inspection-commands';

/** Says yes to a request on this device; a failure is told on the screen. */
export function confirmReceived(inspection: Inspection, database: Database): void {
  void answerInspection(inspection, 'Confirmed', database).catch((error: Error) =>
    showToast('error', `Error confirming inspection: ${error.message}`),
  );
}
