import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/button';
import { EmptyState } from '../components/page/empty-state';
import type { IconName } from '../components/icon';
import { useSession } from '../components/context/session-context';
import stack from '../components/stack.module.css';
import type { UserType } from '../contract/people/account';
import { type Audience, type Page, PAGES } from '../contract/pages';

type Gate = {
  heading: string;
  icon: IconName;
  title: string;
  /** Said to somebody who is not logged in. */
  visitor: string;
  /** Said to an account of another kind, with where it goes on. */
  others: string;
  goOn: { to: string; label: string };
};

const GATES: Record<Exclude<Audience, 'everyone'>, Gate> = {
  account: {
    heading: 'My Account',
    icon: 'user',
    title: 'You are not logged in',
    visitor: 'Log in to save homes, write to agents and find it all again on any device.',
    others: '',
    goOn: { to: PAGES.home.path, label: 'Browse Properties' },
  },
  agent: {
    heading: 'For agents and owners',
    icon: 'home',
    title: 'List a property',
    visitor: 'Log in as an agent or owner to add and manage listings.',
    others: 'Listing needs an agent or owner account. This one is of another kind.',
    goOn: { to: PAGES.pricing.path, label: 'See the plans' },
  },
  approver: {
    heading: 'Applications',
    icon: 'user',
    title: 'For approvers',
    visitor: 'This page is for the people who check applications of agents and owners.',
    others: 'This page is for the people who check applications of agents and owners.',
    goOn: { to: PAGES.home.path, label: 'Browse Properties' },
  },
};

const isMeant = (audience: Exclude<Audience, 'everyone'>, userType: UserType | undefined) =>
  audience === 'account' ? userType !== undefined : userType === audience;

/** A page for those it is meant for; everybody else is told who that is, and where to go on. */
export function PageGate({ page, children }: { page: Page; children: ReactNode }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const { audience } = page;
  if (audience === 'everyone' || isMeant(audience, user?.userType)) return children;
  const gate = GATES[audience];
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <h1>{gate.heading}</h1>
      <EmptyState
        icon={gate.icon}
        title={gate.title}
        action={
          user === null ? (
            <ButtonLink
              look="primary"
              to={`${PAGES.login.path}?next=${encodeURIComponent(pathname + search)}`}
            >
              Log In
            </ButtonLink>
          ) : (
            <ButtonLink look="primary" to={gate.goOn.to}>
              {gate.goOn.label}
            </ButtonLink>
          )
        }
      >
        {user === null ? gate.visitor : gate.others}
      </EmptyState>
    </div>
  );
}
