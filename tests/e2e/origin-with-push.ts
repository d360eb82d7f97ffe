import { Origin } from '../support/origin';
import { type PushService, startPushService } from '../support/start-push-service';

/** A server, started, and the push service on loopback that it tells; `dispose` ends both. */
export async function originWithPush(): Promise<{
  origin: Origin;
  service: PushService;
  dispose: () => Promise<void>;
}> {
  const service = await startPushService();
  const origin = await Origin.create({ PUSH_HOSTS: service.host });
  await origin.start();
  return {
    origin,
    service,
    dispose: async () => {
      await origin.dispose();
      await service.close();
    },
  };
}
