/** What can be asked for on a screen, by role as assistive technology has it, or as plain text. */
export type Role =
  | 'article'
  | 'button'
  | 'dialog'
  | 'field'
  | 'file'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'main'
  | 'region'
  | 'row'
  | 'text';

/** An element as a person would name it. */
export type Target = {
  role: Role;
  /** Part of its accessible name (of its words, for plain text), whatever the case. */
  name?: string;
  /** The name is all of it, to the letter. */
  exact?: boolean;
  /** Words that stand somewhere in it. */
  has?: string;
  within?: Target;
  /** Which of several, from 0. */
  nth?: number;
};

/** A target in words, for what is said when it is not there. */
export function describeTarget(target: Target): string {
  const name = target.name === undefined ? '' : ` '${target.name}'`;
  const has = target.has === undefined ? '' : ` with '${target.has}'`;
  const within = target.within === undefined ? '' : ` in ${describeTarget(target.within)}`;
  return `${target.role}${name}${has}${within}`;
}
