import type { Undo } from './undo';

/** An application that is not sent after all is being filled in again, its papers kept. */
export const undoAgentSignup: Undo<'agent.signup'> = async ({ entityId }, database) => {
  const papers = await database.applicationDocuments
    .where('applicationId')
    .equals(entityId)
    .primaryKeys();
  await database.outbox.where('entityId').anyOf(papers).delete();
  await database.ownApplications.update(entityId, { submittedAt: null });
};
