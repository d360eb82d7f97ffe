import { isLocalHost } from '../modules/demo/is-local-host';
import type { Settings } from '../plugins/settings';
import type { Finding } from './finding';

/** Whether people can reach the site at PUBLIC_URL, and safely. */
export function checkAddress(
  settings: Pick<Settings, 'demo' | 'host' | 'publicUrl' | 'trustedProxies' | 'rateLimits'>,
): Finding[] {
  if (settings.demo) return [];
  const { host, publicUrl, trustedProxies } = settings;
  const { protocol, hostname } = new URL(publicUrl);
  const found: Finding[] = [];
  const unwise = (text: string) => found.push({ level: 'unwise', text });
  if (isLocalHost(hostname) && !isLocalHost(host))
    unwise(
      `Links in mails lead to ${publicUrl}, which nobody else can open: set PUBLIC_URL to the address of the site.`,
    );
  if (!isLocalHost(hostname) && protocol !== 'https:')
    unwise(
      'PUBLIC_URL is not https, so passwords can be read on the way and the app does not work offline: put a proxy with TLS in front.',
    );
  if (protocol === 'https:' && trustedProxies === 0)
    unwise(
      'PUBLIC_URL is https, but TRUST_PROXY is 0, so all people share the limits of the proxy: set it to the number of proxies.',
    );
  if (trustedProxies > 0 && host === '0.0.0.0')
    unwise(
      'HOST is 0.0.0.0 behind a proxy, so people may go around it and make up their address: let only the proxy reach the port.',
    );
  if (!settings.rateLimits)
    unwise('RATE_LIMITS is 0, so passwords can be guessed without end: set it to 1.');
  return found;
}
