/** Most characters of a message's subject. */
const LONGEST = 200;

/** The subject of a message to who asked to see a home. */
export function inspectionSubject(propertyTitle: string): string {
  return `Inspection: ${propertyTitle}`.slice(0, LONGEST);
}
