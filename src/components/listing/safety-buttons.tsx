import { useState } from 'react';
import { PROFILE } from '../../domain/profile';
import { Button } from '../button';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { lazyDialog } from '../dialog/lazy-dialog';
import { useSession } from '../context/session-context';
import stack from '../stack.module.css';
import { showToast } from '../delivery/toasts';
import { type Reported, useSafety } from './use-safety';

const ReportDialog = lazyDialog(() => import('../dialog/report-dialog'));

/** Reporting what stands here and whoever is behind it, and not hearing from them (SAFE-1, SAFE-2). */
export function SafetyButtons({
  what,
  person,
}: {
  /** What can be reported, each with the words of its button. */
  what: (Reported & { label: string })[];
  person: { id: string; name: string };
}) {
  const { user } = useSession();
  const { blocked, block, unblock } = useSafety(person.id);
  const [reporting, setReporting] = useState<Reported | null>(null);
  const [asking, setAsking] = useState(false);
  if (!PROFILE.sendsCommands || user?.id === person.id) return null;
  const failed = () => showToast('error', 'This device could not keep that. Please try again.');
  const blockThem = () => {
    setAsking(false);
    block(person).catch(failed);
  };
  return (
    <div className={stack.tight}>
      {blocked && (
        <p className={stack.soft}>
          You blocked {person.name}: neither of you can write to the other.
        </p>
      )}
      <div className={stack.row}>
        {what.map((reported) => (
          <Button
            key={reported.subjectId}
            look="plain"
            icon="alert"
            onClick={() => setReporting(reported)}
          >
            {reported.label}
          </Button>
        ))}
        {user !== null &&
          (blocked ? (
            <Button look="plain" onClick={() => void unblock(person).catch(failed)}>
              Unblock {person.name}
            </Button>
          ) : (
            <Button look="plain" onClick={() => setAsking(true)}>
              Block {person.name}
            </Button>
          ))}
      </div>
      {reporting && <ReportDialog reported={reporting} onClose={() => setReporting(null)} />}
      {asking && (
        <ConfirmDialog
          title={`Block ${person.name}`}
          question="Neither of you can write to the other or ask for an inspection, until you unblock them here or in your settings. They learn of it when they try."
          yes="Block"
          no="Not now"
          danger
          onYes={blockThem}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
}
