import { useLiveQuery } from 'dexie-react-hooks';
import { Badge } from '../../components/badge';
import { useDatabase } from '../../components/context/database-context';
import { useSession } from '../../components/context/session-context';
import stack from '../../components/stack.module.css';
import { readAccount } from '../../db/repositories/account/account-repository';
import { initialsOf } from '../../domain/format/initials-of';
import { memberSinceLine } from '../../domain/format/member-since-line';
import { PROFILE } from '../../domain/profile';
import styles from './account.module.css';

const SAMPLE = { memberSince: null };

/** Who the agent is at a glance: initials, name, since when (ACC-1). */
export function OwnNameCard() {
  const database = useDatabase();
  const { user } = useSession();
  const profile = useLiveQuery(() => readAccount(database), [database])?.profile;
  const since = memberSinceLine(profile ?? (PROFILE.showsSampleMember ? SAMPLE : undefined));
  const name = profile?.name ?? user?.name ?? '';
  return (
    <section className={`${stack.card} ${styles.who}`} aria-label="Profile">
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div>
        <strong>{name}</strong>
        {profile?.verified && (
          <>
            {' '}
            <Badge tone="good">Verified</Badge>
          </>
        )}
        {since !== '' && <p className={stack.soft}>{since}</p>}
      </div>
    </section>
  );
}
