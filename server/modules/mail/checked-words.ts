import type { BRAND } from '../../../src/domain/brand';
import { greetingName } from './greeting-name';
import { unlinked } from './unlinked';

// A subject is short on every phone.
const LONGEST = 100;

/** Words of people that were looked at: nothing else of theirs can stand in a subject. */
class CheckedWords {
  constructor(readonly text: string) {}
}

/** The subject of a mail; made by `subject` alone. */
export class Subject {
  constructor(readonly text: string) {}
}

/** What a person or company is called; 'Somebody' where that is no name but a message. */
export function calledBy(name: string): CheckedWords {
  return new CheckedWords(greetingName(name, 'Somebody'));
}

/** A title that people gave to something, shortened and without links. */
export function titled(title: string): CheckedWords {
  const plain = unlinked(title);
  return new CheckedWords(plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain);
}

/** A subject in our words, and in those of people that were looked at. */
export function subject(
  ours: TemplateStringsArray,
  ...theirs: (CheckedWords | typeof BRAND)[]
): Subject {
  const words = theirs.map((part) => (typeof part === 'string' ? part : part.text));
  return new Subject(String.raw({ raw: ours }, ...words));
}

/** A subject that an approver wrote. */
export function subjectOfStaff(text: string): Subject {
  return new Subject(text);
}
