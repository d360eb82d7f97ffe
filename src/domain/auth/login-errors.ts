import type { ErrorCode } from '../../contract/error-codes';

/**
 * The text shown for a refused login: the server's words decide which (LOGIN-5). Why an application was
 * refused is told as it was written, whatever words stand in it.
 */
export function loginErrorText(serverMessage: string, code?: ErrorCode | null): string {
  if (code === 'approval-rejected') return serverMessage;
  if (serverMessage.includes('verification')) {
    return 'Please verify your email before logging in. Check your inbox for the verification link.';
  }
  if (serverMessage.includes('pending') || serverMessage.includes('approval')) {
    return 'Your account is pending approval. We will contact you once your application has been reviewed.';
  }
  return serverMessage || 'Invalid credentials. Please try again.';
}
