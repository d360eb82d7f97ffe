/** The system's code of a failed call on a file, such as ENOSPC; null for any other error. */
export function errorCode(error: unknown): string | null {
  const { code, syscall } = error as NodeJS.ErrnoException;
  // Databases and libraries have codes too; only the system names the call that failed.
  return error instanceof Error && typeof syscall === 'string' && code !== undefined ? code : null;
}
