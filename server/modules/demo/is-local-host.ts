import { isIPv4 } from 'node:net';

/**
 * Whether a host name or address is this machine's own: localhost, 127.0.0.0/8 or ::1. Brackets of an
 * IPv6 address and capitals make no difference; a port is no part of it.
 */
export function isLocalHost(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}
