import { Link } from 'react-router-dom';
import stack from '../../components/stack.module.css';
import type { Inspection } from '../../contract/inspection/inspection';
import type { VisitedHomeNow } from './use-visited-home';

/** The home of a visit, and the way to it unless it is offered no more. */
export function VisitedHome({
  inspection,
  home: { listing, isOff, isGone },
}: {
  inspection: Inspection;
  home: VisitedHomeNow;
}) {
  const { propertyId, propertyTitle } = inspection;
  if (isGone || (isOff && listing === null))
    return (
      <>
        <span>{propertyTitle}</span>
        {isGone && <p className={stack.small}>This home is not offered any more.</p>}
      </>
    );
  return (
    <Link className={stack.reach} to={`/property-detail/${propertyId}`}>
      {propertyTitle}
    </Link>
  );
}
