import { EXPRESS, nameInAddress } from '../place/name-in-address';

/** Whether an address, as it is searched, holds a part of a place's name; the server asks the same in SQL. */
export function namesInAddress(part: string, isPlace: boolean): (address: string) => boolean {
  const { words, pattern, besideExpressway } = nameInAddress(part, isPlace);
  const whole = pattern === null ? null : new RegExp(pattern);
  const beside = besideExpressway === null ? null : new RegExp(besideExpressway);
  return (address) =>
    words.every((word) => address.includes(word)) &&
    whole?.test(address) !== false &&
    (beside === null || !address.includes(EXPRESS) || beside.test(address));
}
