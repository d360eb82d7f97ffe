import { OwnNameCard } from '../../features/account/own-name-card';
import Settings from '../../features/account/settings';
import { OwnPlanCard } from '../../features/plan/own-plan-card';

/** The agent's account (ACC-1), with the plan and the way to another one. */
export default function AgentAccount() {
  return (
    <Settings title="Account Settings">
      <OwnNameCard />
      <OwnPlanCard />
    </Settings>
  );
}
