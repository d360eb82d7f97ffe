import { AgentWho } from '../../features/account/agent-who';
import Settings from '../../features/account/settings';
import { PlanCard } from '../../features/plan/plan-card';

/** The agent's account (ACC-1), with the plan and the way to another one. */
export default function AgentAccount() {
  return (
    <Settings title="Account Settings">
      <AgentWho />
      <PlanCard />
    </Settings>
  );
}
