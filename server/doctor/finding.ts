/** One thing a look at a set-up found: what is the matter and what to do, in one sentence. */
export type Finding = {
  /** Wrong: it does not work, or harms people. Unwise: it works, until something happens. */
  level: 'wrong' | 'unwise';
  text: string;
};
