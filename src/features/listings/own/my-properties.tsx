import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/button';
import { CardSkeletons } from '../../../components/listing/card-skeleton';
import { useChoice } from '../../../components/form/use-choice';
import { useHeard } from '../../../components/delivery/use-heard';
import { useSession } from '../../../components/context/session-context';
import stack from '../../../components/stack.module.css';
import { listMyProperties } from '../../../db/repositories/my-properties/my-property-repository';
import { agentPath } from '../../../domain/agents/agent-path';
import {
  NO_OWN_FILTER,
  OWN_PER_PAGE,
  OWN_STATUSES,
  type OwnFilter,
  passesOwnFilter,
  TO_LOOK_AT,
} from '../../../domain/property/own-filter';
import { shownStatus } from '../../../domain/property/shown-status';
import { useIsNarrow } from '../../../platform/use-is-narrow';
import { AddPropertyLink } from '../add-property-link';
import styles from './my-properties.module.css';
import { OwnFilterBar } from './own-filter-bar';
import { OwnFilterLine } from './own-filter-line';
import { OwnList } from './own-list';
import { OwnRowSkeletons } from './own-row-skeletons';

/** My Properties (MYP-1): all of the agent's listings from this device, each with where it stands. */
export default function MyProperties({
  onBoost,
  today,
  children,
}: {
  onBoost: (property: { id: string; title: string; isPublic: boolean; isBoosted: boolean }) => void;
  /** What needs an answer now. */
  today?: ReactNode;
  /** What the plan leaves: above the list, or on a phone below it. */
  children?: ReactNode;
}) {
  const { user } = useSession();
  const properties = useHeard('properties', listMyProperties);
  const [params] = useSearchParams();
  const [filter, setFilter] = useState<OwnFilter>({
    ...NO_OWN_FILTER,
    status: askedStatus(params),
  });
  const [page, setPage] = useState(1);
  const choice = useChoice();
  // Who chooses looks at the list: what else needs them comes back after it.
  const chooses = choice.ids !== null;
  const list = useRef<HTMLParagraphElement>(null);
  const narrow = useIsNarrow();
  const Skeletons = narrow ? OwnRowSkeletons : CardSkeletons;
  const matching = properties?.filter(({ property, rows }) =>
    passesOwnFilter(property, shownStatus(property, rows).group, filter),
  );
  const narrowTo = (next: OwnFilter) => {
    setFilter(next);
    setPage(1);
  };
  const choose = (status: OwnFilter['status']) => {
    narrowTo({ ...NO_OWN_FILTER, status });
    list.current?.scrollIntoView();
  };
  const importLink = (
    <ButtonLink icon="download" to="/import-listings">
      Import
    </ButtonLink>
  );
  const isFound = properties?.some(({ property, rows }) => shownStatus(property, rows).isPublic);
  const pageLink = user !== null && isFound && (
    <ButtonLink icon="user" to={agentPath(user.id)}>
      Your page
    </ButtonLink>
  );
  return (
    <>
      <div className={`${stack.between} ${styles.head}`}>
        <h1>My Properties</h1>
        <span className={stack.row}>
          {!narrow && pageLink}
          {!narrow && importLink}
          <AddPropertyLink />
        </span>
      </div>
      {!chooses && today}
      {!narrow && !chooses && children}
      {narrow ? (
        <OwnFilterLine filter={filter} found={matching?.length ?? 0} onChange={narrowTo} />
      ) : (
        <OwnFilterBar filter={filter} onChange={narrowTo} />
      )}
      {properties === undefined || matching === undefined ? (
        <Skeletons count={narrow ? OWN_PER_PAGE : 3} label="Opening your properties" />
      ) : (
        <OwnList
          all={properties.length}
          matching={matching}
          page={page}
          choice={choice}
          top={list}
          onPage={setPage}
          onReset={() => narrowTo(NO_OWN_FILTER)}
          onBoost={({ property, rows }) =>
            onBoost({
              id: property.id,
              title: property.content.title,
              isPublic: shownStatus(property, rows).isPublic,
              isBoosted: property.isBoosted ?? false,
            })
          }
          onChooseActive={() => choose('Active')}
          onLookAt={() => choose(TO_LOOK_AT)}
        />
      )}
      {narrow && (
        <>
          {children}
          {pageLink}
          {importLink}
        </>
      )}
    </>
  );
}

/** The status that another page asks to see, by the address. */
function askedStatus(params: URLSearchParams): OwnFilter['status'] {
  return OWN_STATUSES.find((status) => status === params.get('status')) ?? '';
}
