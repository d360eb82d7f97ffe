import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button';
import { CardSkeletons } from '../../components/card-skeleton';
import { useDatabase } from '../../components/database-context';
import { EmptyState } from '../../components/empty-state';
import { Pagination } from '../../components/pagination';
import stack from '../../components/stack.module.css';
import { listMyProperties } from '../../db/repositories/my-properties/my-property-repository';
import {
  NO_OWN_FILTER,
  OWN_PER_PAGE,
  type OwnFilter,
  passesOwnFilter,
} from '../../domain/property/own-filter';
import { STATUS_GROUPS, shownStatus } from '../../domain/property/shown-status';
import styles from './my-properties.module.css';
import { MyPropertyCard } from './my-property-card';
import { OwnFilterBar } from './own-filter-bar';

/** My Properties (MYP-1): all of the agent's listings from this phone, each with where it stands. */
export default function MyProperties({
  onBoost,
  children,
}: {
  onBoost: (property: { id: string; title: string; isPublic: boolean; isBoosted: boolean }) => void;
  /** What the plan leaves, above the list. */
  children?: ReactNode;
}) {
  const database = useDatabase();
  const properties = useLiveQuery(() => listMyProperties(database), [database]);
  const [params] = useSearchParams();
  const [filter, setFilter] = useState<OwnFilter>({
    ...NO_OWN_FILTER,
    status: askedStatus(params),
  });
  const [asked, setAsked] = useState(1);
  const list = useRef<HTMLParagraphElement>(null);
  const matching = properties?.filter(({ property, rows }) =>
    passesOwnFilter(property.content, shownStatus(property, rows).group, filter),
  );
  const pages = Math.max(1, Math.ceil((matching?.length ?? 0) / OWN_PER_PAGE));
  const page = Math.min(asked, pages);
  const shown = matching?.slice((page - 1) * OWN_PER_PAGE, page * OWN_PER_PAGE);
  const chooseActive = () => {
    setFilter({ ...NO_OWN_FILTER, status: 'Active' });
    setAsked(1);
    list.current?.scrollIntoView();
  };
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
          <p ref={list} role="status" className={stack.soft}>
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
                  <MyPropertyCard
                    view={view}
                    onBoost={() =>
                      onBoost({
                        id: view.property.id,
                        title: view.property.content.title,
                        isPublic: shownStatus(view.property, view.rows).isPublic,
                        isBoosted: view.property.isBoosted ?? false,
                      })
                    }
                    onChooseActive={chooseActive}
                  />
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

/** The status that another page asks to see, by the address. */
function askedStatus(params: URLSearchParams): OwnFilter['status'] {
  return STATUS_GROUPS.find((group) => group === params.get('status')) ?? '';
}
