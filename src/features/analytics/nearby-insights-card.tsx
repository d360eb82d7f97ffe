import { refusalCode } from '../../sync/refusal-code';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../components/context/database-context';
import { SelectField } from '../../components/form/field';
import { Freshness } from '../../components/delivery/freshness';
import { FactList } from '../../components/page/fact-list';
import stack from '../../components/stack.module.css';
import { useRefresh } from '../../components/delivery/use-refresh';
import { listPlacedProperties } from '../../db/repositories/my-properties/my-property-repository';
import { readSnapshot } from '../../db/repositories/account/snapshot-repository';
import { PLAN_ADDRESS } from '../../domain/navigation/plan-address';
import { formatCount } from '../../domain/format/format-count';
import { formatNaira } from '../../domain/format/format-naira';
import { entitlementsOf } from '../../domain/plans/entitlements-of';
import { refreshInsights } from '../../sync/refresh/refresh-insights';
import styles from './analytics.module.css';

/** The market within 10 km of a listing, for Business and Enterprise. */
export function NearbyInsightsCard() {
  const database = useDatabase();
  const plan = useLiveQuery(() => readSnapshot('plan', database), [database])?.value.plan ?? null;
  if (plan === null) return null;
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="nearby">
      <h2 id="nearby">Nearby insights</h2>
      {entitlementsOf(plan).insights === 'none' ? (
        <p className={stack.soft}>
          Median price and days on the market within 10 km of your listings come with the{' '}
          <Link to={PLAN_ADDRESS}>Business plan</Link>.
        </p>
      ) : (
        <Chooser />
      )}
    </section>
  );
}

function Chooser() {
  const database = useDatabase();
  const properties = useLiveQuery(() => listPlacedProperties(database), [database]);
  const [chosen, setChosen] = useState('');
  const id = chosen || properties?.[0]?.id;
  if (properties === undefined) return null;
  if (id === undefined)
    return <p className={stack.soft}>Give a published listing its place on the map first.</p>;
  const price = properties.find((property) => property.id === id)?.content.price ?? 0;
  return (
    <>
      <SelectField
        label="Around"
        value={id}
        options={properties.map((property) => ({
          value: property.id,
          label: property.content.title,
        }))}
        onChoose={(choice) => setChosen(choice)}
      />
      <Insights propertyId={id} price={price} />
    </>
  );
}

function Insights({ propertyId, price }: { propertyId: string; price: number }) {
  const database = useDatabase();
  const found = useLiveQuery(
    () => readSnapshot(`insights ${propertyId}`, database),
    [database, propertyId],
  );
  const { failure } = useRefresh(() => refreshInsights(propertyId, database), propertyId);
  const facts: [string, string][] = found
    ? [
        ['Other such listings within 10 km', formatCount(found.value.listings)],
        [
          'Median price',
          found.value.medianPrice === null ? 'Too few' : formatNaira(found.value.medianPrice),
        ],
        ['Its own price', ownPriceText(price, found.value.medianPrice)],
        [
          'Median days on the market',
          found.value.medianDaysOnMarket === null
            ? 'Too few'
            : formatCount(found.value.medianDaysOnMarket),
        ],
      ]
    : [];
  return (
    <>
      <FactList className={styles.cards} facts={facts} />
      <Freshness
        fetchedAt={found?.fetchedAt ?? null}
        failed={failure !== null}
        isRefused={refusalCode(failure) !== null}
      />
    </>
  );
}

/** One's own price, and how far it is from the others'. */
function ownPriceText(price: number, median: number | null): string {
  if (price === 0) return 'Not given';
  const percent = median === null || median === 0 ? 0 : Math.round((price / median - 1) * 100);
  if (percent === 0) return formatNaira(price);
  return `${formatNaira(price)}, ${formatCount(Math.abs(percent))} % ${percent > 0 ? 'above' : 'below'}`;
}
