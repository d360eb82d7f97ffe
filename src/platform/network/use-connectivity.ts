import { useSyncExternalStore } from 'react';
import { type Connectivity, onConnectivity, readConnectivity } from './connectivity';

const UNKNOWN: Connectivity = { state: 'unknown', at: 0 };

/** Whether our server was reached lately, as a value that screens can show. */
export function useConnectivity(): Connectivity {
  return useSyncExternalStore(onConnectivity, readConnectivity, () => UNKNOWN);
}
