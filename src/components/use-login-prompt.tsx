import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';
import { useSession } from './session-context';

const QUESTIONS = {
  save: 'You need to be logged in to save properties. Would you like to log in now?',
  contact: 'You need to be logged in to contact agents. Would you like to log in now?',
};

/** Runs an action for people who are logged in and asks the others to log in first (RES-13). */
export function useLoginPrompt(): {
  withLogin: (why: keyof typeof QUESTIONS, action: () => void) => void;
  prompt: ReactNode;
} {
  const { user } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const next = encodeURIComponent(location.pathname + location.search);
  return {
    withLogin: (why, action) => (user === null ? setAsked(why) : action()),
    prompt: asked && (
      <ConfirmDialog
        title="Log in"
        question={QUESTIONS[asked]}
        onYes={() => void navigate(`/login?next=${next}`)}
        onNo={() => setAsked(null)}
      />
    ),
  };
}
