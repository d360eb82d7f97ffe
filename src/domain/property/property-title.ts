/** The generated title: '{bedrooms} Bedroom {type} in {first address part}' (A3). */
export function propertyTitle(property: {
  bedrooms: number | null;
  type: string;
  address: string;
}): string {
  const place = property.address.split(',')[0]?.trim() ?? '';
  const rooms = property.bedrooms ? `${property.bedrooms} Bedroom ` : '';
  return place === '' ? `${rooms}${property.type}` : `${rooms}${property.type} in ${place}`;
}
