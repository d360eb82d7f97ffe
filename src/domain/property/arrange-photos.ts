/** Photos in the order chosen in the form; those it does not name follow as they come. */
export function arranged<Photo extends { id: string }>(
  photos: readonly Photo[],
  order: readonly string[],
): Photo[] {
  const place = new Map(order.map((id, at) => [id, at]));
  const of = (photo: Photo) => place.get(photo.id) ?? order.length;
  return photos.toSorted((a, b) => of(a) - of(b));
}

/** The order with one photo moved by so many places, or made the first. */
export function moved(order: readonly string[], id: string, by: number | 'first'): string[] {
  const others = order.filter((other) => other !== id);
  const at = by === 'first' ? 0 : order.indexOf(id) + by;
  return [...others.slice(0, Math.max(0, at)), id, ...others.slice(Math.max(0, at))];
}
