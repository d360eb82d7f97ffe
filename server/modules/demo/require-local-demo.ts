import type { Settings } from '../../plugins/settings';
import { StartError } from '../../start-error';
import { isLocalHost } from './is-local-host';

/**
 * Refuses a demo that others could reach: its passwords are published, and it shows every mail.
 * @throws StartError naming the setting and how to run a real site or a demo.
 */
export function requireLocalDemo(
  settings: Pick<Settings, 'demo' | 'host' | 'publicUrl' | 'trustedProxies'>,
): void {
  const why = settings.demo ? reachedBy(settings) : null;
  if (why === null) return;
  throw new StartError(
    `The demo is for this machine alone, but ${why}: set DEMO=0 for a real site, or HOST=localhost and neither PUBLIC_URL nor TRUST_PROXY to try it`,
  );
}

function reachedBy(
  settings: Pick<Settings, 'host' | 'publicUrl' | 'trustedProxies'>,
): string | null {
  const { host, publicUrl, trustedProxies } = settings;
  if (!isLocalHost(host)) return `HOST is '${host}'`;
  if (!isLocalHost(new URL(publicUrl).hostname)) return `PUBLIC_URL is '${publicUrl}'`;
  return trustedProxies > 0 ? `TRUST_PROXY is ${trustedProxies}` : null;
}
