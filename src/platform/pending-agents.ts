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
  try {
    sessionStorage.setItem(APPROVALS_KEY, JSON.stringify([record]));
    sessionStorage.setItem(
      USER_KEY,
      JSON.stringify({ email: form.workEmail, name: form.fullName, userType: 'agent' }),
    );
    return true;
  } catch {
    return false;
  }
}

/** Takes what was noted out of this tab. */
export function forgetPendingAgent(): void {
  try {
    for (const key of [APPROVALS_KEY, USER_KEY]) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
