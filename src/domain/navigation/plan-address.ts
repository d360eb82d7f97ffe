/** Where an agent sees the plan, and changes it. */
export const PLAN_ADDRESS = '/dashboard/account#plan';
