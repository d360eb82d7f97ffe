import type { Inspection } from '../../contract/inspection/inspection';
import type { Tone } from '../tone';

/** The colour of where a visit stands; what a later version calls it has none. */
export function inspectionTone(status: Inspection['status']): Tone {
  switch (status) {
    case 'Confirmed':
      return 'good';
    case 'Pending':
    case 'Rescheduled':
      return 'warn';
    case 'Declined':
    case 'Cancelled':
      return 'bad';
    default:
      return 'plain';
  }
}
