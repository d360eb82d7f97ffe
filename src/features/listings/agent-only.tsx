import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { useSession } from '../../components/session-context';
import stack from '../../components/stack.module.css';

/** Agents and owners pass; everybody else is told who this is for. */
export function AgentOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (user?.userType === 'agent') return children;
  const action =
    user === null ? (
      <ButtonLink
        look="primary"
        to={`/login?next=${typeof window === 'undefined' ? '' : encodeURIComponent(window.location.pathname)}`}
      >
        Log In
      </ButtonLink>
    ) : (
      <ButtonLink to="/pricing">See the plans</ButtonLink>
    );
  return (
    <div className={stack.page}>
      <h1>For agents and owners</h1>
      <EmptyState icon="home" title="List a property" action={action}>
        {user === null
          ? 'Log in as an agent or owner to add and manage listings.'
          : 'This account looks for property. Listing needs an agent or owner account.'}
      </EmptyState>
    </div>
  );
}
