import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import type { ApplicationDocument, OwnApplication } from '../../records';
import { shownRows } from '../outbox/attach-rows';

/** A paper of the application on this device. */
export type OwnDocument = ApplicationDocument;

export type OwnApplicationView = {
  application: OwnApplication;
  documents: OwnDocument[];
  /** What waits for the application itself. */
  row: ShownRow | null;
  /** What waits for its papers, by the paper's id. */
  documentRows: Map<string, ShownRow>;
};

/** The application of this device with its papers and what waits; null where none was begun. */
export function readOwnApplication(database: AppDatabase): Promise<OwnApplicationView | null> {
  const { ownApplications, applicationDocuments, outbox } = database;
  return database.transaction('r', [ownApplications, applicationDocuments, outbox], async () => {
    const application = await ownApplications.toCollection().first();
    if (application === undefined) return null;
    const documents = await applicationDocuments
      .where('applicationId')
      .equals(application.id)
      .toArray();
    const ids = [application.id, ...documents.map(({ id }) => id)];
    const rows = await shownRows(database, ids);
    return {
      application,
      documents,
      row: rows.find(({ kind }) => kind === 'agent.signup') ?? null,
      documentRows: new Map(
        rows.filter(({ kind }) => kind === 'document.send').map((row) => [row.entityId, row]),
      ),
    };
  });
}

/** Notes what the server decided. */
export async function storeDecision(
  id: string,
  decision: Pick<OwnApplication, 'status' | 'reason'>,
  database: AppDatabase,
): Promise<void> {
  await database.ownApplications.update(id, decision);
}
