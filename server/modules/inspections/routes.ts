import { isOver } from '../../../src/domain/inspections/times/is-over';
import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { type Inspection } from '../../../src/contract/inspection/inspection';
import { ownerMay, requesterMayCancel } from '../../../src/domain/inspections/inspection-steps';
import { isAgreed } from '../../../src/domain/inspections/is-agreed';
import type { Queryable } from '../../db/database';
import { type Account, accountOf } from '../../plugins/account-of';
import { ifMatch } from '../../plugins/if-match';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { refuseBlocked } from '../blocks/refuse-blocked';
import { recordChanges } from '../changes/record-change';
import { lockItem } from '../outbox/lock-item';
import { recallItem, refuseRecalled } from '../outbox/recalled-items';
import { announceInspection } from './announce-inspection';
import { refuseStaleAnswer } from './refuse-stale-answer';
import { recordStep } from './record-step';
import { bookInspection, refuseTakenSlot, requireAhead } from './book-inspection';
import {
  enabledUsers,
  hideInspection,
  type InspectionHead,
  listInspections,
  lockInspection,
  moveInspection,
  readInspections,
  setInspectionStatus,
} from './repository';
import { serve } from '../../plugins/serve';

/** Asking to see a home, and the owner's answers. */
export const inspectionRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;
  const tell = () => {
    app.mailWorker.wake();
    app.smsWorker?.wake();
  };

  serve(app, 'GET /inspections/permissions', async (request) => {
    const { userType } = accountOf(request);
    return { canRequest: userType !== 'approver', canManage: userType === 'agent' };
  });
  serve(app, 'GET /inspections/enabled-users', async (request) => ({
    users: await enabledUsers(database, accountOf(request).id),
  }));
  for (const side of ['received', 'sent'] as const) {
    serve(app, `GET /inspections/requests/${side}`, async (request) => ({
      requests: await listInspections(database, accountOf(request).id, side),
    }));
  }

  serve(app, 'POST /inspections/requests', async (request, reply) => {
    const answer = await onceInEffect(database, request, reply, async (tx) => {
      const requester = accountOf(request);
      const id = request.body.id ?? randomUUID();
      await refuseRecalled(tx, requester.id, 'inspections', id);
      await bookInspection(tx, requester, { ...request.body, id }, app);
      const inspection = await readOwn(tx, requester, id);
      return { status: 201, body: { data: { id }, inspection } };
    });
    app.mailWorker.wake();
    return answer;
  });

  serve(app, 'PATCH /inspections/requests/:id/status', async (request, reply) => {
    const answer = await onceInEffect(database, request, reply, async (tx) => {
      const owner = accountOf(request);
      const { id } = request.params;
      const { status, notes } = request.body;
      const head = await lockFor(tx, id, owner, 'owner_id');
      if (head.status !== status) {
        refuseStaleAnswer(head, ifMatch(request));
        if (!ownerMay(head.status, status)) throw wrongStep(head, status);
        // Across a block a visit is only called off, and without a word (SAFE-2).
        if (isAgreed(status) || notes) await refuseBlocked(tx, owner.id, head.requester_id);
        const over = isOverNow(head);
        if (status === 'Confirmed' && over) throw timeOver();
        if (status === 'Confirmed') await refuseTakenSlot(tx, await readOwn(tx, owner, id));
        await setInspectionStatus(tx, id, status, notes);
        // Of one that is over nobody is told that it does not take place.
        if (over) await recordStep(tx, id, head);
        else await announceInspection(tx, id, head, app, 'requester', { said: notes });
      }
      return { status: 200, body: { inspection: await readOwn(tx, owner, id) } };
    });
    tell();
    return answer;
  });

  serve(app, 'PATCH /inspections/requests/:id/reschedule', async (request, reply) => {
    const answer = await onceInEffect(database, request, reply, async (tx) => {
      const owner = accountOf(request);
      const { id } = request.params;
      const head = await lockFor(tx, id, owner, 'owner_id');
      const moved =
        head.request_date !== request.body.requestDate ||
        head.request_time !== request.body.requestTime;
      if (moved) {
        requireAhead(request.body);
        refuseStaleAnswer(head, ifMatch(request));
      }
      if (!ownerMay(head.status, 'Rescheduled')) throw wrongStep(head, 'Rescheduled');
      const before = await readOwn(tx, owner, id);
      const { notes = before.agentNotes } = request.body;
      const isNews = moved || notes !== before.agentNotes;
      if (isNews) await refuseBlocked(tx, owner.id, head.requester_id);
      if (moved) {
        await refuseTakenSlot(tx, { propertyId: head.property_id, ...request.body });
        await moveInspection(tx, id, request.body);
      } else if (isNews) await setInspectionStatus(tx, id, head.status, notes);
      if (isNews)
        await announceInspection(tx, id, head, app, 'requester', {
          said: request.body.notes,
          moved,
        });
      return { status: 200, body: { inspection: await readOwn(tx, owner, id) } };
    });
    tell();
    return answer;
  });

  serve(app, 'PATCH /inspections/requests/:id/cancel', async (request, reply) => {
    const answer = await onceInEffect(database, request, reply, async (tx) => {
      const requester = accountOf(request);
      const { id } = request.params;
      const head = await lockFor(tx, id, requester, 'requester_id');
      if (head.status !== 'Cancelled') {
        if (!requesterMayCancel(head.status)) throw wrongStep(head, 'Cancelled');
        await setInspectionStatus(tx, id, 'Cancelled', undefined);
        if (isOverNow(head)) await recordStep(tx, id, head);
        else await announceInspection(tx, id, head, app, 'owner');
      }
      return { status: 200, body: { inspection: await readOwn(tx, requester, id) } };
    });
    tell();
    return answer;
  });

  serve(app, 'DELETE /inspections/requests/:id', async (request, reply) => {
    const answer = await onceInEffect(database, request, reply, async (tx) => {
      const requester = accountOf(request);
      const { id } = request.params;
      await lockItem(tx, id);
      const head = await lockInspection(tx, id);
      const removed = head?.requester_id === requester.id;
      // The owner knows it and cannot take it back; anybody else is answered as for an unknown id.
      const recalled = !removed && head?.owner_id !== requester.id;
      if (recalled) await recallItem(tx, requester.id, 'inspections', id);
      if (removed) {
        // Of one that is over nobody is told that it does not take place.
        if (requesterMayCancel(head.status) && !isOverNow(head)) {
          await setInspectionStatus(tx, id, 'Cancelled', undefined);
          await announceInspection(tx, id, head, app, 'owner');
        }
        await hideInspection(tx, id);
        await recordChanges(tx, [
          { userId: requester.id, collection: 'inspections', entityId: id, deleted: true },
        ]);
      }
      return { status: 200, body: { id, removed, recalled } };
    });
    tell();
    return answer;
  });
};

/** Locks an inspection for one of its sides. @throws 404 for anybody else. */
async function lockFor(
  tx: Queryable,
  id: string,
  account: Account,
  side: 'owner_id' | 'requester_id',
): Promise<InspectionHead> {
  const head = await lockInspection(tx, id);
  if (head?.[side] !== account.id) throw notFound();
  return head;
}

async function readOwn(tx: Queryable, account: Account, id: string): Promise<Inspection> {
  const inspection = (await readInspections(tx, account.id, [id])).get(id);
  if (inspection === undefined) throw notFound();
  return inspection;
}

function wrongStep(head: InspectionHead, to: string): ProblemError {
  return new ProblemError(
    409,
    'conflict',
    `This inspection is ${head.status.toLowerCase()} and cannot become ${to.toLowerCase()}.`,
  );
}

function timeOver(): ProblemError {
  return new ProblemError(
    422,
    'invalid',
    'The time of this inspection is over, so it cannot be confirmed.',
  );
}

function notFound(): ProblemError {
  return new ProblemError(404, 'not-found', 'Inspection not found');
}

const isOverNow = (head: { request_date: string; request_time: string }): boolean =>
  isOver({ requestDate: head.request_date, requestTime: head.request_time }, new Date());
