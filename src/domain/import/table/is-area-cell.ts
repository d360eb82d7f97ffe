import { AREA_UNIT } from '../../amounts/read-area';

const AREA = new RegExp(`^\\W*\\d[\\d.,\\s]*(?:${AREA_UNIT})?\\W*$`, 'i');

/** Whether a cell is a number, with a unit of area or without one: '120', '450 sqm'; 0 and 1 are a no and a yes. */
export const isAreaCell = (cell: string): boolean =>
  AREA.test(cell) && !/^[01](?:\.0)?$/.test(cell.trim());
