import type { Inspection } from '../../contract/inspection/inspection';

/** All that an inspection can be found by. */
export function inspectionWords(inspection: Inspection): string {
  const { propertyTitle, propertyAddress, requesterName, agent, contactNumber, notes } = inspection;
  return [
    inspection.status,
    propertyTitle,
    propertyAddress,
    requesterName,
    agent.name,
    contactNumber,
    // As it is said here, too.
    contactNumber.replace(/^\+234/, '0'),
    notes,
    inspection.agentNotes ?? '',
  ].join('\n');
}
