import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../button';
import { ConfirmDialog } from './confirm-dialog';
import { useSession } from '../context/session-context';

const QUESTIONS = {
  save: 'You need to be logged in to save properties. Would you like to log in now?',
  search: 'You need to be logged in to save searches. Would you like to log in now?',
  alert: 'You need to be logged in to create alerts. Would you like to log in now?',
  inspect: 'You need to be logged in to book inspections. Would you like to log in now?',
  contact: 'You need to be logged in to contact agents. Would you like to log in now?',
};

type Asked = {
  why: keyof typeof QUESTIONS;
  action: () => void;
  keepForLater?: (() => Promise<void>) | undefined;
};

/** Runs an action for people who are logged in and asks the others to log in first (RES-13). */
export function useLoginPrompt(): {
  withLogin: (
    why: keyof typeof QUESTIONS,
    action: () => void,
    keepForLater?: () => Promise<void>,
  ) => void;
  prompt: ReactNode;
} {
  const { user } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const next = encodeURIComponent(location.pathname + location.search);
  const goTo = async (path: string, { keepForLater }: Asked) => {
    // A home that could not be remembered is saved with one more tap after the login.
    await keepForLater?.().catch(() => undefined);
    void navigate(`${path}?next=${next}`);
  };
  // In the first moment a page knows nobody: whoever turns out to be logged in gets what they tapped.
  const onKnown = useEffectEvent(() => {
    asked?.action();
    setAsked(null);
  });
  useEffect(() => {
    if (user !== null) onKnown();
  }, [user]);
  return {
    withLogin: (why, action, keepForLater) =>
      user === null ? setAsked({ why, action, keepForLater }) : action(),
    prompt: asked && user === null && (
      <ConfirmDialog
        title="Log in"
        question={QUESTIONS[asked.why]}
        onYes={() => void goTo('/login', asked)}
        onNo={() => setAsked(null)}
      >
        <p>
          No account yet?{' '}
          <Button look="plain" onClick={() => void goTo('/buyer-signup', asked)}>
            Sign up
          </Button>
        </p>
      </ConfirmDialog>
    ),
  };
}
