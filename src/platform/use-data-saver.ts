import { useSyncExternalStore } from 'react';
import { isSavingData, onDataSaver } from './data-saver';

/** Whether photos and maps wait until they are asked for; false in the prepared HTML. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(onDataSaver, isSavingData, () => false);
}
