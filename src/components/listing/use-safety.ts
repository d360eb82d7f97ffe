import { useLiveQuery } from 'dexie-react-hooks';
import type { ReportSubject } from '../../contract/people/report-options';
import { blockPerson, unblockPerson } from '../../db/repositories/blocks/block-commands';
import { isBlocked } from '../../db/repositories/blocks/block-repository';
import type { FromForm } from '../../db/repositories/forms/form-repository';
import { settledDelivery } from '../../db/repositories/outbox/delivery-repository';
import { type ReportWords, sendReport } from '../../db/repositories/reports/report-commands';
import { useDatabase } from '../context/database-context';
import { showDelivery } from '../delivery/show-delivery';

/** What is reported: a listing, a message or a person, with its name for people. */
export type Reported = { subject: ReportSubject; subjectId: string; title: string };
type Person = { id: string; name: string };

/**
 * Reporting and blocking, for the screens on which somebody meets another (SAFE-1, SAFE-2). `blocked` is
 * false until this device has looked. What is asked for is kept on the phone when the promise resolves.
 */
export function useSafety(otherId: string) {
  const database = useDatabase();
  const blocked = useLiveQuery(() => isBlocked(otherId, database), [database, otherId]) ?? false;
  return {
    blocked,
    block: (person: Person) => blockPerson(person, database),
    unblock: (person: Person) => unblockPerson(person, database),
    report: async (reported: Reported, said: ReportWords & FromForm): Promise<void> => {
      const entityId = await sendReport(reported, said, database);
      const asked = { kind: 'report.send', entityId } as const;
      void showDelivery(
        (patience) => settledDelivery(asked, database, patience),
        'Your report has been sent',
      );
    },
  };
}
