import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../components/button';
import { CardSkeletons } from '../../components/card-skeleton';
import { useDatabase } from '../../components/database-context';
import { EmptyState } from '../../components/empty-state';
import { Pagination } from '../../components/pagination';
import stack from '../../components/stack.module.css';
import {
  listMyProperties,
  type MyPropertyView,
} from '../../db/repositories/my-property-repository';
import { NO_OWN_FILTER, OWN_PER_PAGE, passesOwnFilter } from '../../domain/property/own-filter';
import styles from './my-properties.module.css';
import { MyPropertyCard } from './my-property-card';
import { OwnFilterBar } from './own-filter-bar';

/** My Properties (MYP-1): all of the agent's listings from this phone, each with where it stands. */
export default function MyProperties({
  onBoost,
  children,
}: {
  onBoost: (property: MyPropertyView['property']) => void;
  /** What the plan leaves, above the list. */
  children?: ReactNode;
}) {
  const database = useDatabase();
  const properties = useLiveQuery(() => listMyProperties(database), [database]);
  const [filter, setFilter] = useState(NO_OWN_FILTER);
  const [asked, setAsked] = useState(1);
  const matching = properties?.filter(({ property }) => passesOwnFilter(property.content, filter));
  const pages = Math.max(1, Math.ceil((matching?.length ?? 0) / OWN_PER_PAGE));
  const page = Math.min(asked, pages);
  const shown = matching?.slice((page - 1) * OWN_PER_PAGE, page * OWN_PER_PAGE);
  return (
    <>
      <div className={stack.between}>
        <h1>My Properties</h1>
        <span className={stack.row}>
          <ButtonLink icon="download" to="/import-listings">
            Import
          </ButtonLink>
          <ButtonLink look="primary" icon="plus" to="/add-property">
            Add New Property
          </ButtonLink>
        </span>
      </div>
      {children}
      <OwnFilterBar
        filter={filter}
        onChange={(next) => {
          setFilter(next);
          setAsked(1);
        }}
      />
      {properties === undefined || matching === undefined || shown === undefined ? (
        <CardSkeletons count={3} label="Opening your properties" />
      ) : (
        <>
          <p role="status" className={stack.soft}>
            Showing {matching.length} of {properties.length} properties
          </p>
          {shown.length === 0 ? (
            <EmptyState icon="home" title="No Properties Found">
              {properties.length === 0
                ? 'You haven\'t added any properties yet. Click "Add New Property" to get started.'
                : 'None of your properties is like that. Reset the filters to see them all.'}
            </EmptyState>
          ) : (
            <ul className={styles.grid}>
              {shown.map((view) => (
                <li key={view.property.id}>
                  <MyPropertyCard {...view} onBoost={() => onBoost(view.property)} />
                </li>
              ))}
            </ul>
          )}
          <Pagination page={page} pages={pages} onPage={setAsked} />
        </>
      )}
    </>
  );
}
