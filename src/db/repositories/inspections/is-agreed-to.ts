import type { Inspection } from '../../../contract/inspection/inspection';
import { agreedWords } from '../../../domain/inspections/agreed-words';
import type { AppDatabase } from '../../app-database';
import { wasWritten } from '../messages/message-repository';

/** Whether the time that an agent proposed has its yes, which is a message of the seeker. */
export async function isAgreedTo(inspection: Inspection, database: AppDatabase): Promise<boolean> {
  const { status, propertyId, requesterId } = inspection;
  if (status !== 'Rescheduled') return false;
  const yes = { propertyId, fromUserId: requesterId, content: agreedWords(inspection) };
  return wasWritten(yes, database);
}
