import { plainLine } from './plain-line';
import { unlinked } from './unlinked';

/** One line of a mail, in which nothing is a link that we did not write; made by `line` and `lineOfStaff`. */
export class Line {
  constructor(readonly text: string) {}
}

/** A line in our words. What stands in `${}` may be anybody's, and becomes no link. */
export function line(ours: TemplateStringsArray, ...theirs: (string | number)[]): Line {
  const words = theirs.map((part) => unlinked(plainLine(String(part))));
  return new Line(String.raw({ raw: ours }, ...words));
}

/** A line that an approver wrote: links in it are meant. */
export function lineOfStaff(text: string): Line {
  return new Line(plainLine(text));
}
