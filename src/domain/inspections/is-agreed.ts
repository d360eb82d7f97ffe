import {
  AGREED_INSPECTION_STATUSES,
  type InspectionStatus,
} from '../../contract/inspection/inspection-options';

/** Whether both sides have agreed on a time; a state of a later version is not known to be. */
export function isAgreed(status: InspectionStatus | (string & {})): boolean {
  return AGREED_INSPECTION_STATUSES.some((agreed) => agreed === status);
}
