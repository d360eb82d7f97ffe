/** Where a request for a plan stands: nobody can answer it before it has left this device. */
export function askedWords(isSent: boolean): string {
  return isSent ? 'Asked for, waiting for us' : 'Asked for, not with us yet';
}
