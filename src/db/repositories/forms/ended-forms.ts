/** How often a listing's form was discarded, or the listing deleted, while this page was open. */
const endings = new Map<string, number>();

/** Tells apart the forms of one listing: photos that are still made small for a discarded one are not kept. */
export const endingsOf = (propertyId: string): number => endings.get(propertyId) ?? 0;

/** Ends a listing's form as a part of `work`: where that fails, the form stays. */
export async function endForm(propertyId: string, work: () => Promise<void>): Promise<void> {
  const before = endingsOf(propertyId);
  endings.set(propertyId, before + 1);
  try {
    await work();
  } catch (error) {
    endings.set(propertyId, before);
    throw error;
  }
}
