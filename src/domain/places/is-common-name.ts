const COMMON = /^\W*(?:(?:(?:old|new)\s+)?gra|(?:ring|airport|station|market)\s+(?:road|rd))\W*$/i;

/** Whether each city has a place of this name, known to us or not: 'GRA', 'Ring Road'. */
export const isCommonName = (name: string): boolean => COMMON.test(name);
