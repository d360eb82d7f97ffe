import type { Listing } from '../../contract/listing/property';
import { formatNaira } from '../format/format-naira';

export type InspectionFeeOf = Pick<Listing, 'inspectionFee' | 'inspectionFeeComesOff'>;

/** What a look at a home costs, as a fact; null where its agent does not say (FEE-1). */
export function inspectionFeeText({
  inspectionFee,
  inspectionFeeComesOff,
}: InspectionFeeOf): string | null {
  if (inspectionFee === null) return null;
  if (inspectionFee === 0) return 'None';
  return formatNaira(inspectionFee) + (inspectionFeeComesOff ? ', comes off the price' : '');
}

/** The same in a word, beside other facts of a card; null where its agent does not say. */
export function inspectionFeeWord({
  inspectionFee,
  inspectionFeeComesOff,
}: InspectionFeeOf): string | null {
  if (inspectionFee === null) return null;
  if (inspectionFee === 0) return 'Free to inspect';
  return `${formatNaira(inspectionFee)} to inspect${inspectionFeeComesOff ? ', comes off' : ''}`;
}

/** What was told when a visit was asked for, where its home says something else today, or is gone; null where that is the same, or not known. */
export function otherFeeThen(
  told: InspectionFeeOf | undefined,
  today: InspectionFeeOf | null,
): string | null {
  if (told === undefined) return null;
  const then = inspectionFeeText(told);
  if (today !== null && then === inspectionFeeText(today)) return null;
  return then?.replace('None', 'none') ?? 'not said';
}

/** The same as whoever asks for a visit should know it. */
export function inspectionFeeSentence({
  inspectionFee,
  inspectionFeeComesOff,
}: InspectionFeeOf): string {
  if (inspectionFee === null)
    return 'The agent does not say whether a visit costs anything: ask before you go.';
  if (inspectionFee === 0) return 'A visit is free.';
  const off = inspectionFeeComesOff ? ', and takes it off the price if you take the home' : '';
  return `The agent asks ${formatNaira(inspectionFee)} for a visit${off}.`;
}
