import { whenWords } from './when-words';

/** When something was written, for the start of a line: 'Written 5 minutes ago', 'Written on 3 May'. */
export function writtenLine(date: Date, now: Date): string {
  return `Written ${whenWords(date, now)}`;
}
