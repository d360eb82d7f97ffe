import { type Check, isFlag, isNumber, orNull, shape } from '../checks';
import type { InspectionFeeOf } from './inspection-fee';

/** Whether something kept on the phone says what a look at a home costs: with a request, and with its visit. */
export const isInspectionFee: Check<InspectionFeeOf> = shape<InspectionFeeOf>({
  inspectionFee: orNull(isNumber),
  inspectionFeeComesOff: isFlag,
});
