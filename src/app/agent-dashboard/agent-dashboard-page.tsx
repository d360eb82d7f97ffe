import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Breadcrumb } from '../../components/page/breadcrumb';
import { useDatabase } from '../../components/context/database-context';
import { useRefresh } from '../../components/delivery/use-refresh';
import { lazyDialog } from '../../components/dialog/lazy-dialog';
import { lazyPart } from '../../components/page/lazy-part';
import { useSession } from '../../components/context/session-context';
import { WhileLoading } from '../../components/page/while-loading';
import { PAGES } from '../../contract/pages';
import { visitorsToldOf } from '../../db/repositories/notifications/count-news';
import { pageAt } from '../../domain/navigation/page-at';
import { refreshContacts } from '../../sync/refresh/account/refresh-contacts';
import { refreshPlan } from '../../sync/refresh/account/refresh-plan';
import { BoostDialog } from '../../features/boosts/boost-dialog';
import { PlanCounters } from '../../features/plan/plan-counters';
import { Today } from '../../features/today/today';
import { AgentFrame } from './agent-frame';
import { AGENT_SECTIONS, type AgentSection } from './agent-sections';
import { BookOther } from './book-other';

const MyProperties = lazyPart(() => import('../../features/listings/own/my-properties'));
const ReceivedInspections = lazyPart(
  () => import('../../features/inspections/received/received-inspections'),
);
const SavedSearches = lazyPart(() => import('../../features/account/saved-searches'));
const AgentSaved = lazyPart(() => import('../../features/saved/agent-saved/agent-saved'));
const Boosts = lazyPart(() => import('../../features/boosts/boosts'));
const AgentMessages = lazyPart(() => import('../../features/messages/agent-messages'));
const Analytics = lazyPart(() => import('../../features/analytics/analytics'));
const AgentAccount = lazyPart(() => import('./agent-account'));
const PropertyMapSection = lazyPart(
  () => import('../../features/property-map/property-map-section'),
);

const TodayTalk = lazyDialog(() => import('./today-talk'));

/** The agent's side (AGENT-1): eight sections that switch in place, each with its own address. */
export default function AgentDashboardPage() {
  const { pathname } = useLocation();
  const shown = pageAt(pathname)?.id;
  const section = AGENT_SECTIONS.find(({ page }) => page === shown) ?? AGENT_SECTIONS[0];
  const { title } = PAGES[section.page];
  const database = useDatabase();
  const { user } = useSession();
  useEffect(() => {
    // What the plan leaves is known from then on, also without a network.
    refreshPlan(database).catch(() => undefined);
  }, [database]);
  const told = useLiveQuery(() => visitorsToldOf(database), [database]);
  useRefresh(async () => {
    if (told !== undefined) await refreshContacts(database);
  }, told);
  if (user === null) return null;
  return (
    <AgentFrame user={user} current={PAGES[section.page].path}>
      <Breadcrumb
        trail={[
          { to: '/', label: 'Home' },
          { to: '/dashboard', label: 'Dashboard' },
        ]}
        here={title}
        wideOnly
      />
      <WhileLoading
        fallback={
          <>
            <h1>{title}</h1>
            <p role="status">Opening …</p>
          </>
        }
      >
        <Panel section={section} />
      </WhileLoading>
    </AgentFrame>
  );
}

type Boosting = { id: string; title: string; isPublic: boolean; isBoosted: boolean };

function Panel({ section }: { section: AgentSection }) {
  const navigate = useNavigate();
  const [boosting, setBoosting] = useState<Boosting | null>(null);
  const [talk, setTalk] = useState<string | null>(null);
  const [booking, setBooking] = useState(false);
  const counters = <PlanCounters limits={section.limits} />;
  switch (section.id) {
    case 'properties':
      return (
        <>
          <MyProperties onBoost={setBoosting} today={<Today onTalk={setTalk} />}>
            {counters}
          </MyProperties>
          {talk !== null && <TodayTalk talk={talk} onClose={() => setTalk(null)} />}
          {boosting && (
            <BoostDialog
              property={boosting}
              onBuy={() => void navigate('/dashboard/boosts')}
              onClose={() => setBoosting(null)}
            />
          )}
        </>
      );
    case 'inspections':
      return (
        <>
          <ReceivedInspections onBook={() => setBooking(true)}>{counters}</ReceivedInspections>
          {booking && <BookOther onClose={() => setBooking(false)} />}
        </>
      );
    case 'saved':
      return (
        <>
          <AgentSaved />
          <SavedSearches />
        </>
      );
    case 'boosts':
      return <Boosts>{counters}</Boosts>;
    case 'messages':
      return <AgentMessages>{counters}</AgentMessages>;
    case 'analytics':
      return <Analytics />;
    case 'account':
      return <AgentAccount />;
    case 'property-map':
      return <PropertyMapSection />;
  }
}
