import { SMALL_NUMBERS } from '../amounts/number-words';

/** The words that count rooms, from one to ten. */
export const NUMBER_WORDS = SMALL_NUMBERS.slice(1, 11);
/** A number of rooms, for a pattern. */
export const ROOM_COUNT = `\\d{1,2}|${NUMBER_WORDS.join('|')}`;
