/** The subject of an answer: 'Re: ' once, within what a subject may have. */
export function replySubject(subject: string): string {
  return (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, 200);
}
