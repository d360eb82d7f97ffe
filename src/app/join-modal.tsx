import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog/dialog';
import {
  closeJoinModal,
  isJoinModalOpen,
  onJoinModal,
} from '../components/dialog/join-modal-store';
import stack from '../components/stack.module.css';
import styles from './join-modal.module.css';

type Choice = 'seeker' | 'agent';

/** 'Join': two choices, then on (NAV-6). */
export function JoinModal() {
  const open = useSyncExternalStore(onJoinModal, isJoinModalOpen, () => false);
  return open ? <JoinDialog /> : null;
}

function JoinDialog() {
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Choice | null>(null);
  // Who was on the way somewhere when asked to log in goes on there.
  const next = new URLSearchParams(useLocation().search).get('next');
  const onward = next === null ? '' : `?next=${encodeURIComponent(next)}`;
  const go = (path: string) => {
    closeJoinModal();
    void navigate(path);
  };
  return (
    <Dialog title="Join" onClose={closeJoinModal}>
      <fieldset className={stack.tight}>
        <legend className="visually-hidden">What brings you here?</legend>
        <div className={styles.choice}>
          <label className={styles.label}>
            <input
              type="radio"
              name="join"
              checked={choice === 'seeker'}
              onChange={() => setChoice('seeker')}
            />
            I'm looking for property
          </label>
          <span className={styles.badge}>Free</span>
        </div>
        <div className={styles.choice}>
          <label className={styles.label}>
            <input
              type="radio"
              name="join"
              checked={choice === 'agent'}
              onChange={() => setChoice('agent')}
            />
            I'm an agent/property owner
          </label>
          <button type="button" className={styles.badge} onClick={() => go('/pricing')}>
            Paid Plans
          </button>
        </div>
      </fieldset>
      <Button
        look="primary"
        disabled={choice === null}
        onClick={() => go(choice === 'seeker' ? `/buyer-signup${onward}` : '/pricing')}
      >
        Continue
      </Button>
      <p>
        Already have an account?{' '}
        <Button look="plain" onClick={() => go(`/login${onward}`)}>
          Log in
        </Button>
      </p>
    </Dialog>
  );
}
