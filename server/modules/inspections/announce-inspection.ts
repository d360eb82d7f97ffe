import type { FastifyInstance } from 'fastify';
import { PAGES } from '../../../src/contract/pages';
import { isAgreed } from '../../../src/domain/inspections/is-agreed';
import type { Queryable } from '../../db/database';
import { findById } from '../auth/repository';
import { inspectionChangedMail } from '../mail/market-templates';
import { calledOffMail } from '../mail/called-off-mail';
import { queueNewsMail } from '../mail/queue-news-mail';
import { queueMail } from '../mail/repository';
import { homeGone } from './home-gone';
import { notifyInspection } from './notify-inspection';
import { queueInspectionSms } from './queue-inspection-sms';
import { recordStep } from './record-step';
import { type InspectionHead, readInspections } from './repository';

type Step = {
  /** What was said with it: the requester's own line is not quoted to them. */
  said?: string | undefined;
  /** It has another day or hour by now. */
  moved?: boolean;
  /** Neither side did it: we called it off, as the other one cannot be reached. */
  isOurs?: boolean;
};

/**
 * Tells both sides' devices that an inspection changed, and writes to the side that did not do it;
 * `head` is what it was before.
 */
export async function announceInspection(
  tx: Queryable,
  id: string,
  head: InspectionHead,
  app: FastifyInstance,
  tell: 'owner' | 'requester',
  { said = '', moved = false, isOurs = false }: Step = {},
): Promise<void> {
  const inspection = (await readInspections(tx, head.owner_id, [id])).get(id);
  const gone = inspection?.status === 'Declined' ? await homeGone(tx, inspection.propertyId) : null;
  const told = await findById(tx, tell === 'owner' ? head.owner_id : head.requester_id);
  if (inspection !== undefined && told !== undefined) {
    const url = `${app.settings.publicUrl}${tell === 'owner' ? PAGES.agentInspections.path : '/customer-dashboard?tab=inspections'}`;
    const other = tell === 'owner' ? head.requester_id : head.owner_id;
    // What we do ourselves is no news of a person's, which a budget could withhold.
    if (isOurs) await queueMail(tx, calledOffMail(told, inspection, 'unreachable', url), other);
    else {
      const mail = inspectionChangedMail(told, {
        title: inspection.propertyTitle,
        status: inspection.status,
        gone,
        moved,
        wasAgreed: isAgreed(head.status),
        before:
          inspection.previousDate === null || inspection.previousTime === null
            ? null
            : { date: inspection.previousDate, time: inspection.previousTime },
        date: inspection.requestDate,
        time: inspection.requestTime,
        notes: said,
        url,
      });
      await queueNewsMail(tx, mail, other, app);
    }
  }
  await recordStep(tx, id, head);
  if (inspection === undefined || told === undefined) return;
  await notifyInspection(tx, inspection, tell, { before: head.status, gone, isOurs });
  if (app.settings.sms !== null)
    await queueInspectionSms(tx, { before: head.status, inspection, told, side: tell, isOurs });
}
