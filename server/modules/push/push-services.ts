/** The hosts of the browsers' own push services; a name below one of them counts too. */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/**
 * Whether an address belongs to a push service. The server calls what a client names here: anything
 * else could be a machine inside its own network.
 * @param others further hosts with their port, as PUSH_HOSTS names them
 */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  const { protocol, host, hostname, port } = new URL(endpoint);
  if (others.includes(host)) return true;
  return (
    protocol === 'https:' &&
    // Their own port alone: any other could be one that answers nobody, and hold the queue up.
    port === '' &&
    SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`))
  );
}
