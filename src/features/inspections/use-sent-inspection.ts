import { useDatabase } from '../../components/context/database-context';
import type { Inspection } from '../../contract/inspection/inspection';
import { readSnapshot } from '../../db/repositories/account/snapshot-repository';
import {
  inspectionBadge,
  isBeingCalledOff,
  wasRefused,
} from '../../domain/inspections/inspection-badge';
import {
  INSPECTION_MINUTES,
  inspectionCalendar,
} from '../../domain/inspections/inspection-calendar';
import { requesterMayCancel } from '../../domain/inspections/inspection-steps';
import { isOver } from '../../domain/inspections/times/is-over';
import type { RefusedRow } from '../../components/form/other-slots';
import type { DeliveryRow } from '../../domain/outbox/delivery';
import { downloadFile } from '../../platform/files/download-file';
import { useNow } from '../../platform/use-now';
import { useIsAgreed } from './use-is-agreed';

/** An inspection that was asked for, as both of its shapes show it. */
export type SentProps = {
  inspection: Inspection;
  rows: (DeliveryRow & RefusedRow & { id: string; kind?: string })[];
  onRemove: () => void;
};

/** Where an inspection that was asked for stands, and what its seeker can do about it. */
export function useSentInspection({ inspection, rows }: Pick<SentProps, 'inspection' | 'rows'>) {
  const now = useNow();
  const database = useDatabase();
  const { status, agent } = inspection;
  const isAgreed = useIsAgreed(inspection) === true;
  const isOff = isBeingCalledOff(rows);
  const isAhead =
    requesterMayCancel(status) &&
    !isOver(inspection, now) &&
    !isOff &&
    !wasRefused(inspection, rows);
  return {
    badge: inspectionBadge(inspection, rows, now, isAgreed),
    /** What the outbox says where the time was taken by somebody else. */
    taken: rows.find(({ lastError }) => lastError?.code === 'slot-taken'),
    isOff,
    isAhead,
    /** The agent proposes another time, which waits for a yes. */
    asksToAgree: isAhead && status === 'Rescheduled',
    leaving: !isAhead
      ? 'Remove from list'
      : status === 'Pending'
        ? 'Remove Request'
        : 'Cancel inspection',
    save: async () => {
      // As long as a viewing of this agent takes, where this device knows it.
      const free = await readSnapshot(`free-times ${agent.id}`, database).catch(() => undefined);
      downloadFile(
        'inspection.ics',
        'text/calendar',
        inspectionCalendar(
          [inspection],
          new Date(),
          'seeker',
          free?.value.slotMinutes ?? INSPECTION_MINUTES,
        ),
      );
    },
  };
}
