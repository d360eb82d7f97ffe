import { useSyncExternalStore } from 'react';
import { onConnectivity, readConnectivity } from './connectivity';

/** Whether our server was tried lately and not reached; that nothing was tried yet is no reason to say so. */
export function useIsAway(): boolean {
  return useSyncExternalStore(onConnectivity, isAway, () => false);
}

const isAway = () => readConnectivity() === 'unreachable';
