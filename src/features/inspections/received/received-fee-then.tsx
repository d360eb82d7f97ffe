import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../../components/context/database-context';
import stack from '../../../components/stack.module.css';
import type { Inspection } from '../../../contract/inspection/inspection';
import { readMyProperty } from '../../../db/repositories/my-properties/my-property-repository';
import { otherFeeThen } from '../../../domain/property/inspection-fee';

/** What whoever comes was told that a visit costs, where the home says something else by now (FEE-2). */
export function ReceivedFeeThen({
  inspection: { propertyId, toldFee },
}: {
  inspection: Inspection;
}) {
  const database = useDatabase();
  const then = useLiveQuery(async () => {
    if (toldFee === undefined) return null;
    const home = await readMyProperty(propertyId, database);
    return otherFeeThen(toldFee, home?.content ?? null);
  }, [database, propertyId, toldFee]);
  return then ? <p className={stack.small}>Fee when they asked: {then}</p> : null;
}
