/** Somebody an agent may write to, and about which property. */
export type Correspondent = {
  key: string;
  person: { id: string; name: string };
  propertyId: string;
  propertyTitle: string;
};

type Letter = {
  propertyId: string;
  propertyTitle: string;
  sender: { id: string; name: string };
  recipient: { id: string; name: string };
  sentByMe: boolean;
};
type Visit = { propertyId: string; propertyTitle: string; requester: { id: string; name: string } };

/** Everybody who wrote to an agent or asked to see a property, each once for each property. */
export function correspondents(
  letters: readonly Letter[],
  visits: readonly Visit[],
): Correspondent[] {
  const all = [
    ...letters.map((letter) => ({
      ...letter,
      person: letter.sentByMe ? letter.recipient : letter.sender,
    })),
    ...visits.map((visit) => ({ ...visit, person: visit.requester })),
  ];
  const found = new Map<string, Correspondent>();
  for (const { person, propertyId, propertyTitle } of all) {
    const key = `${person.id} ${propertyId}`;
    if (!found.has(key)) found.set(key, { key, person, propertyId, propertyTitle });
  }
  return [...found.values()].toSorted((a, b) => a.person.name.localeCompare(b.person.name));
}
