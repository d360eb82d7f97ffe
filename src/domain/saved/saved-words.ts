import type { Listing } from '../../contract/listing/property';

/** All that a saved home can be found by; '' where it is gone and nothing of it was kept. */
export function savedWords({ listing }: { listing: Listing | null }): string {
  if (listing === null) return '';
  const { title, address, type, agent } = listing;
  return [title, address, type, agent.company].join('\n');
}
