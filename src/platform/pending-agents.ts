import { store } from './stored';

const APPROVALS_KEY = 'pendingAgentApprovals';
const USER_KEY = 'pendingAgentUser';

type Applied = {
  id: string;
  sentAt: number | null;
  status: string;
  form: { companyName: string; companyEmail: string; workEmail: string; fullName: string };
};

/**
 * Notes an application for this tab under the names of the earlier product (STORE-2).
 * @returns false when the browser keeps nothing.
 */
export function notePendingAgent(application: Applied): boolean {
  const { form } = application;
  const record = {
    id: application.id,
    companyName: form.companyName,
    email: form.workEmail,
    companyEmail: form.companyEmail,
    submissionDate: new Date(application.sentAt ?? Date.now()).toISOString(),
    status: application.status,
    formData: form,
  };
  const user = { email: form.workEmail, name: form.fullName, userType: 'agent' };
  return (
    store(APPROVALS_KEY, JSON.stringify([record]), 'sessionStorage') &&
    store(USER_KEY, JSON.stringify(user), 'sessionStorage')
  );
}

/** Takes what was noted out of this tab. */
export function forgetPendingAgent(): void {
  for (const key of [APPROVALS_KEY, USER_KEY]) store(key, null, 'sessionStorage');
}
