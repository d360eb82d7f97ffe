import { useState } from 'react';

/**
 * Counts the people who use this page one after the other, from 0.
 * @param startedAs whose database the page was started on: what is on the screen is theirs already.
 * @param userId whose page it is by now, undefined while that is being read.
 */
export function useTurnOfPerson(startedAs: string | undefined, userId: string | undefined): number {
  const [person, setPerson] = useState({ userId: startedAs, turn: 0 });
  if (userId !== undefined && userId !== person.userId)
    setPerson({ userId, turn: person.turn + 1 });
  return person.turn;
}
