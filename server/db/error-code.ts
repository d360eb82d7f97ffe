/** The system's code of a failed call on a file, such as ENOSPC; null for any other error. */
export function errorCode(error: unknown): string | null {
  // Databases and libraries have codes too; only the system names the call that failed.
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return null;
  const { code, syscall } = error;
  return typeof syscall === 'string' && typeof code === 'string' ? code : null;
}
