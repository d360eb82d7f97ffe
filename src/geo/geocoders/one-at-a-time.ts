/**
 * Runs calls one after the other, each at least `everyMs` after the one before it began: what public
 * services ask of their users. A repeated question gets the answer of the first, while it is kept.
 * Of questions asked in passing, as one types, only the newest is worth its turn: the others fail.
 */
export function oneAtATime<Answer>(
  ask: (question: string) => Promise<Answer>,
  everyMs: number,
  kept = 200,
): (question: string, inPassing?: boolean) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  let last: Promise<unknown> = Promise.resolve();
  let beganAt = 0;
  let newest = '';
  return (question, inPassing = false) => {
    if (inPassing) newest = question;
    const known = answers.get(question);
    if (known) return known;
    const answer = last.then(async () => {
      if (inPassing && newest !== question) throw new Error('Something else was asked meanwhile');
      // The clock may have been set back since: no turn is further away than this.
      const wait = Math.min(everyMs, beganAt + everyMs - Date.now());
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      beganAt = Date.now();
      return ask(question);
    });
    answers.set(question, answer);
    // A failure is asked again; a full shelf loses what was put there first.
    last = answer.catch(() => answers.delete(question));
    const oldest = answers.keys().next().value;
    if (answers.size > kept && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
