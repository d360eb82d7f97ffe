import { randomUUID } from 'node:crypto';
import type { User, UserType } from '../../src/contract/people/account';

/** Somebody with an account, plain but for what a test cares about. */
export function madePerson(userType: UserType, part: Partial<User> = {}): User {
  const id = randomUUID();
  return {
    id,
    name: userType === 'agent' ? 'Tunde Adeyemi' : 'Amina Bello',
    email: `${id}@test.example`,
    phone: null,
    companyName: userType === 'agent' ? 'Harmattan Homes' : null,
    userType,
    ...part,
  };
}
