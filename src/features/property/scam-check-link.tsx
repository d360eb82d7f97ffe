import { useLiveQuery } from 'dexie-react-hooks';
import { ButtonLink } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { SafetyButtons } from '../../components/listing/safety-buttons';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/listing/property';
import { readScamCheck } from '../../db/repositories/notes/scam-check-repository';
import { formatDate } from '../../domain/format/format-date';

/** Leads to the scam detector with this listing, and tells what it said last time. */
export function ScamCheckLink({ listing }: { listing: Listing }) {
  const database = useDatabase();
  const check = useLiveQuery(() => readScamCheck(listing.id, database), [database, listing.id]);
  return (
    <section className={`${stack.card} ${stack.tight}`} aria-labelledby="safety">
      <h2 id="safety">Before you pay anybody</h2>
      <p>
        {check
          ? `You checked this listing on ${formatDate(new Date(check.checkedAt).toISOString())}: ${check.level} (${check.score}% of all signs).`
          : 'See the home inside, meet who owns it, and look for the signs of a scam.'}
      </p>
      <div className={stack.row}>
        <ButtonLink icon="shield" to={`/scam-detector?listing=${listing.id}`}>
          {check ? 'Check again' : 'Check for scam signs'}
        </ButtonLink>
      </div>
      <SafetyButtons
        what={[
          {
            subject: 'listing',
            subjectId: listing.id,
            title: listing.title,
            label: 'Report this home',
          },
          {
            subject: 'person',
            subjectId: listing.agent.id,
            title: listing.agent.company,
            label: 'Report the agent',
          },
        ]}
        person={{ id: listing.agent.id, name: listing.agent.company }}
      />
    </section>
  );
}
