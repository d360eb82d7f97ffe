import { useLiveQuery } from 'dexie-react-hooks';
import { ButtonLink } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { Dialog } from '../../components/dialog/dialog';
import { ListingFacts } from '../../components/listing/listing-facts';
import { Price } from '../../components/listing/price';
import stack from '../../components/stack.module.css';
import type { Inspection } from '../../contract/inspection/inspection';
import { InspectionSaid } from './inspection-said';
import { ReceivedFeeThen } from './received/received-fee-then';
import { readMyProperty } from '../../db/repositories/my-properties/my-property-repository';

/** The property of an inspection, from this device. */
export function InspectedPropertyDialog({
  inspection,
  onClose,
}: {
  inspection: Inspection;
  onClose: () => void;
}) {
  const database = useDatabase();
  const property = useLiveQuery(
    () => readMyProperty(inspection.propertyId, database),
    [database, inspection.propertyId],
  );
  return (
    <Dialog title={inspection.propertyTitle} onClose={onClose}>
      <p className={stack.soft}>{inspection.propertyAddress}</p>
      {property && (
        <>
          <Price listing={property.content} />
          <ListingFacts listing={property.content} />
          <p>{property.content.description}</p>
          <p>Status: {property.status}</p>
        </>
      )}
      <ReceivedFeeThen inspection={inspection} />
      <InspectionSaid inspection={inspection} reader="agent" />
      <ButtonLink to={`/property-detail/${inspection.propertyId}`}>View Details</ButtonLink>
    </Dialog>
  );
}
