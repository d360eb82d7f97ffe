import type { AppDatabase } from '../../app-database';
import type { MyProperty } from '../../records';

/** The agent's drafts that the server publishes once the plan has room, by its index: of many listings few wait. */
export async function awaitingRoom({ myProperties }: AppDatabase): Promise<MyProperty[]> {
  const waiting = await myProperties.where('awaitsRoomSince').above(0).toArray();
  return waiting.filter(({ status }) => status === 'Draft');
}
