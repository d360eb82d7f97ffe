import { Gauge } from 'prom-client';
import type { Database } from '../../db/database';
import type { PhotoQueue } from '../photos/photo-queue';
import type { Metrics } from './metrics';
import type { QueueLength } from './read-queues';

/** Adds what is looked up whenever somebody asks: queues, and the connections to the database. */
export function addServerGauges(
  { register }: Metrics,
  server: {
    database: Pick<Database, 'connections'>;
    photoQueue: Pick<PhotoQueue, 'waitingCount'>;
    readQueues: () => Promise<QueueLength[]>;
  },
): void {
  const registers = [register];
  let looking: Promise<QueueLength[] | null> | undefined;
  // All gauges are read at once, and share one look. A database that is away is a value like others.
  const look = () => {
    looking ??= server
      .readQueues()
      .catch(() => null)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const oldest = new Gauge({
    name: 'gida_queue_oldest_seconds',
    help: 'Age of what has waited longest in a queue; 0 where nothing waits.',
    labelNames: ['queue'],
    registers,
    collect: async () => {
      const queues = await look();
      oldest.reset();
      for (const { queue, oldestSeconds } of queues ?? []) oldest.set({ queue }, oldestSeconds);
    },
  });
  const isUp = new Gauge({
    name: 'gida_database_up',
    help: 'Whether the database answered just now.',
    registers,
    collect: async (): Promise<void> => {
      isUp.set((await look()) === null ? 0 : 1);
    },
  });
  const length = new Gauge({
    name: 'gida_queue_length',
    help: 'What waits in a queue, also for another try.',
    labelNames: ['queue'],
    registers,
    collect: async () => {
      const queues = await look();
      length.reset();
      length.set({ queue: 'photos' }, server.photoQueue.waitingCount);
      for (const { queue, length: count } of queues ?? []) length.set({ queue }, count);
    },
  });
  const connections = new Gauge({
    name: 'gida_database_connections',
    help: 'Connections of this process to PostgreSQL: all, those at rest, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect: () => {
      const counts = server.database.connections();
      if (counts === null) return;
      connections.set({ state: 'total' }, counts.total);
      connections.set({ state: 'idle' }, counts.idle);
      connections.set({ state: 'waiting' }, counts.waiting);
    },
  });
}
