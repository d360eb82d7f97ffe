/** The rings of the states and of the lands around, packed: thousandths of a degree, as steps. */
export function baseMap(): { states: number[][]; around: number[][] };
