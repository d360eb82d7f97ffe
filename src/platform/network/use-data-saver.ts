import { useSyncExternalStore } from 'react';
import { isSavingData, isWrittenSaving, onDataSaver } from './data-saver';

/** Whether photos and maps wait until they are asked for; in a written page, as it was written. */
export function useDataSaver(): boolean {
  return useSyncExternalStore(onDataSaver, isSavingData, isWrittenSaving);
}
