import { useEffect, useEffectEvent } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { readContactInfo } from '../../db/repositories/contacts/contact-repository';
import { readForm } from '../../db/repositories/forms/form-repository';
import type { SeekerSignUp } from '../../domain/auth/seeker-sign-up';

type Told = Pick<SeekerSignUp, 'name' | 'email'>;

/** Puts in the name and e-mail address that a visitor left for an agent, where nothing was typed here yet. */
export function useToldBefore(change: (part: (before: Told) => Partial<Told>) => void): void {
  const database = useDatabase();
  const putIn = useEffectEvent(change);
  useEffect(() => {
    void Promise.all([readForm('buyer-signup', database), readContactInfo(database)]).then(
      ([begun, { name, email }]) => {
        if (begun !== undefined) return;
        // Who is faster than the disk has typed already.
        putIn((before) => (before.name === '' && before.email === '' ? { name, email } : {}));
      },
      () => undefined,
    );
  }, [database]);
}
