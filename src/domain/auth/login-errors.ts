import type { ErrorCode } from '../../contract/error-codes';

/** Refusals whose words an approver wrote: whatever stands in them, they are told as they are. */
const WRITTEN: ReadonlySet<ErrorCode> = new Set(['approval-rejected', 'forbidden']);

/** The text shown for a refused login: the server's words decide which (LOGIN-5), but where a person wrote them. */
export function loginErrorText(serverMessage: string, code?: ErrorCode | null): string {
  if (code && WRITTEN.has(code)) return serverMessage;
  if (serverMessage.includes('verification')) {
    return 'Please verify your email before logging in. Check your inbox for the verification link.';
  }
  if (serverMessage.includes('pending') || serverMessage.includes('approval')) {
    return 'Your account is pending approval. We will contact you once your application has been reviewed.';
  }
  return serverMessage || 'Invalid credentials. Please try again.';
}
