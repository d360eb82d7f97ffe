import { type Expression, sql, type SqlBool } from 'kysely';
import { boxAround } from '../../../src/domain/map/box-around';
import type { DrawnArea } from '../../../src/domain/map/drawn-area';
import { otherPlaces } from '../../../src/domain/places/other-places';
import { locationParts } from '../../../src/domain/search/place/location-parts';
import { EXPRESS, nameInAddress } from '../../../src/domain/search/place/name-in-address';
import { escapeLike } from './escape-like';
import { type Box, type Circle, isInBox, isWithin, kmAway, listed } from './place-conditions';

/** The conditions of a statement about published properties, in the making. */
export class ListedConditions {
  private readonly parts: Expression<SqlBool>[];

  constructor(which: 'published' | 'whatever its state' = 'published') {
    this.parts =
      which === 'published'
        ? [listed('p.status', '=', 'Active'), listed('p.deleted_at', 'is', null)]
        : [];
  }

  /** All of them. */
  get all(): Expression<SqlBool> {
    return listed.and(this.parts);
  }

  add(...conditions: Expression<SqlBool>[]): void {
    this.parts.push(...conditions);
  }

  /** With a point in a box. */
  addBox(box: Box): void {
    this.add(HAS_POINT, isInBox(box));
  }

  /** With a point within a distance. */
  addWithin(circle: Circle): void {
    this.add(HAS_POINT, isWithin(circle));
  }

  /** Within a distance, whatever other place an address names, or named after the place in the middle. */
  addAround(location: string, reach: Circle): void {
    const parts = locationParts(location);
    if (parts.length === 0) this.addWithin(reach);
    else this.add(listed.or([isNamed(parts, true), listed.and([HAS_POINT, isWithin(reach)])]));
  }

  /** In an area somebody drew. */
  addDrawn(area: DrawnArea): void {
    if (area.kind === 'circle') return this.addWithin(area);
    const corners = area.corners.map(({ lat, lng }) => `(${lng},${lat})`);
    const outline = `(${corners.join(',')})`;
    this.add(
      HAS_POINT,
      sql<boolean>`point(${listed.ref('p.lng')}, ${listed.ref('p.lat')}) <@ ${outline}::text::polygon`,
    );
  }

  /** With every part of a place's name in its address, or within its extent while it names no other place. */
  addPlace(location: string, extent?: Circle): void {
    const parts = locationParts(location);
    if (parts.length === 0) return;
    const named = isNamed(parts, extent !== undefined);
    if (extent === undefined) return this.add(named);
    const inExtent: Expression<SqlBool>[] = [HAS_POINT, isWithin(extent)];
    const elsewhere = otherPlaces(extent);
    if (elsewhere !== null)
      inExtent.push(sql<boolean>`${listed.ref('p.address_search')} !~ ${elsewhere}`);
    this.add(listed.or([named, listed.and(inExtent)]));
  }

  /**
   * In an area that is kept on a device: around its middle, or by name where there is no point. By
   * plain comparisons: they are read by rising id, a piece at a time, and an index of points would
   * find the whole area anew for each piece.
   */
  addKept(area: Circle & { name: string }): void {
    const { south, west, north, east } = boxAround(area);
    const parts = locationParts(area.name);
    this.add(
      listed.or([
        listed.and([
          listed.between('p.lat', south, north),
          listed.between('p.lng', west, east),
          listed(kmAway(area), '<=', area.radiusKm),
        ]),
        listed.and([
          listed('p.lat', 'is', null),
          parts.length === 0 ? listed.lit(false) : isNamed(parts, true),
        ]),
      ]),
    );
  }
}

const HAS_POINT = listed('p.lat', 'is not', null);

function isNamed(parts: string[], isPlace: boolean): Expression<SqlBool> {
  return listed.and(parts.flatMap((part) => namedConditions(part, isPlace)));
}

/** The letters first: there is an index for them, and most rows are ruled out before a pattern is read. */
function namedConditions(part: string, isPlace: boolean): Expression<SqlBool>[] {
  const { words, pattern, besideExpressway } = nameInAddress(part, isPlace);
  const conditions: Expression<SqlBool>[] = [
    listed('p.address_search', 'like', `%${words.map(escapeLike).join('%')}%`),
  ];
  if (pattern !== null) conditions.push(listed('p.address_search', '~', pattern));
  if (besideExpressway !== null)
    conditions.push(
      listed.or([
        listed('p.address_search', 'not like', `%${EXPRESS}%`),
        listed('p.address_search', '~', besideExpressway),
      ]),
    );
  return conditions;
}
