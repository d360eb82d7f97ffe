/** Naira: a home costs more to build, so that none is sold for less. */
export const CHEAPEST_HOME = 3_000_000;
