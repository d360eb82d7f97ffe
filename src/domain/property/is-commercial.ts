const COMMERCIAL_WORDS = ['Office', 'Retail', 'Commercial', 'Industrial', 'Warehouse', 'Coworking'];

/** Whether a property counts as commercial: by its category or by a word in its type. */
export function isCommercial(property: { propertyCategory: string; type: string }): boolean {
  return (
    property.propertyCategory === 'Commercial' ||
    COMMERCIAL_WORDS.some((word) => property.type.includes(word))
  );
}
