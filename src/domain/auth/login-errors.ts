/** The text shown for a refused login: the server's words decide which. */
export function loginErrorText(serverMessage: string): string {
  if (serverMessage.includes('verification')) {
    return 'Please verify your email before logging in. Check your inbox for the verification link.';
  }
  if (serverMessage.includes('pending') || serverMessage.includes('approval')) {
    return 'Your account is pending approval. We will contact you once your application has been reviewed.';
  }
  return serverMessage || 'Invalid credentials. Please try again.';
}
