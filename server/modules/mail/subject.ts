import type { InspectionStatus } from '../../../src/contract/inspection/inspection-options';
import type { BRAND } from '../../../src/domain/brand';

/** The subject of a mail; made by `subject` and, for what an approver wrote, by `subjectOfStaff`. */
export class Subject {
  constructor(readonly text: string) {}
}

/**
 * A subject in our words: what anybody else wrote has no type that fits in here, as an inbox shows a
 * subject beside our name, without saying whose words it has.
 */
export function subject(
  ours: TemplateStringsArray,
  ...known: (typeof BRAND | number | InspectionStatus)[]
): Subject {
  return new Subject(String.raw({ raw: ours }, ...known));
}

/** A subject that an approver wrote. */
export function subjectOfStaff(text: string): Subject {
  return new Subject(text);
}
