import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import { lazyPart } from '../../components/page/lazy-part';
import { useSession } from '../../components/context/session-context';
import { useRefresh } from '../../components/delivery/use-refresh';
import { WhileLoading } from '../../components/page/while-loading';
import { readPlanWish } from '../../db/repositories/plans/plan-wish-repository';
import { PricingPlans } from '../../features/pricing/pricing-plans';
import { refreshPlan } from '../../sync/refresh/account/refresh-plan';

// Whoever looks at the prices for the first time has no plan to change.
const PlanChoice = lazyPart(() => import('../../features/plan/plan-choice'));

/** The plans (PRICE-1); an agent's own is marked, and the others can be asked for (PLAN-4). */
export default function PricingPage() {
  const { user } = useSession();
  return user?.userType === 'agent' ? <OwnPricing /> : <PricingPlans renderChoice={null} />;
}

/** All four stand on one reading, so that none is a step behind the others. */
function OwnPricing() {
  const database = useDatabase();
  const wish = useLiveQuery(() => readPlanWish(database), [database]);
  const { failure } = useRefresh(() => refreshPlan(database));
  return (
    <PricingPlans
      renderChoice={(plan) =>
        wish === undefined ? null : (
          <WhileLoading>
            <PlanChoice plan={plan} wish={wish} failed={failure !== null} />
          </WhileLoading>
        )
      }
    />
  );
}
