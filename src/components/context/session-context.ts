import { createContext, useContext } from 'react';
import type { User } from '../../contract/people/account';

/** Who uses the app, as screens may know it. */
export type SessionView = {
  user: User | null;
  /** The server asks for a new login; everything on the phone stays usable. */
  expired: boolean;
};

export const SessionContext = createContext<SessionView>({ user: null, expired: false });

export function useSession(): SessionView {
  return useContext(SessionContext);
}
