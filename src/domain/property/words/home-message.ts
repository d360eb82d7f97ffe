import { formatNaira } from '../../format/format-naira';
import { inspectionFeeWord, type InspectionFeeOf } from '../inspection-fee';
import { type MoveInHome, moveInTotal } from '../price/move-in-total';
import { homeLines, type ToldHome } from './home-lines';

/**
 * A home as a message for a chat: title, price, what it takes to move in, place, rooms, what a visit costs,
 * and the link on a line of its own.
 */
export function homeMessage(home: ToldHome & MoveInHome & InspectionFeeOf, url: string): string {
  const { title, price, place, rooms } = homeLines(home);
  const moveIn = moveInTotal(home);
  const total = moveIn === null ? '' : `${formatNaira(moveIn.total)} to move in`;
  return [title, price, total, place, rooms, inspectionFeeWord(home), url]
    .filter(Boolean)
    .join('\n');
}
