import { expect } from '@playwright/test';
import type { Origin } from '../support/origin';
import { AGENT, logIn, newDevice } from '../e2e/helpers';
import { askAbout } from '../e2e/ask-about';
import { publishListing } from '../e2e/publish-listing';
import { originWithPush } from '../e2e/origin-with-push';
import { test } from '../e2e/shared-origin';
import { patience } from '../support/patience';

let origin: Origin;
let dispose: () => Promise<void>;

test.beforeAll(async () => {
  ({ origin, dispose } = await originWithPush());
});

test.afterAll(() => dispose());

test('[AMSG-3] ‘Still available’ is answered from the notification, with no page open and no network', {
  tag: '@whole-browser',
}, async ({ browser }) => {
  const propertyId = await publishListing(origin, { title: 'Flat to ask about' });
  const { context, page } = await newDevice(browser, origin);
  await context.grantPermissions(['notifications']);
  await logIn(page, AGENT);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Properties');
  const { agentId, seeker } = await askAbout(origin, propertyId);
  await page.goto('about:blank');
  await origin.stop();
  const worker = context.serviceWorkers()[0];
  await worker?.evaluate(
    async ({ answer, tag }) => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        dispatchEvent: (event: Event) => boolean;
        PushEvent: new (type: string, init: object) => Event;
        NotificationEvent: new (type: string, init: object) => Event;
      };
      const data = JSON.stringify({ title: 'Flat', body: 'Is it free?', path: '/', tag, answer });
      scope.dispatchEvent(new scope.PushEvent('push', { data }));
      const shown = async () =>
        (await scope.registration.getNotifications({ tag }))[0] ?? Promise.reject(new Error());
      let notification = await shown().catch(() => null);
      while (notification === null) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        notification = await shown().catch(() => null);
      }
      scope.dispatchEvent(
        new scope.NotificationEvent('notificationclick', { notification, action: 'available' }),
      );
    },
    {
      tag: 'asked',
      answer: {
        userId: agentId,
        recipient: { id: seeker.user.id, name: 'Amina Bello' },
        propertyId,
        propertyTitle: 'Flat to ask about',
        subject: 'Re: Flat to ask about',
      },
    },
  );
  const said = () =>
    worker?.evaluate(async () => {
      const { registration } = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
      };
      return (await registration.getNotifications({ tag: 'asked' })).map(({ body }) => body);
    });
  await expect
    .poll(said)
    .toEqual(['Safe on this device. It goes out by itself once the server is reached.']);
  await origin.start();
  await page.goto(`${origin.url}/faq`);
  const letters = async () => {
    const answer = await fetch(`${origin.url}/api/messages`, {
      headers: { authorization: `Bearer ${seeker.token}` },
    });
    const { messages } = (await answer.json()) as {
      messages: { propertyId: string; sentByMe?: boolean; content: string }[];
    };
    return messages.filter((one) => one.propertyId === propertyId).map(({ content }) => content);
  };
  await expect
    .poll(letters, { timeout: patience(60_000) })
    .toEqual([
      'Good day. Flat to ask about is still available. When would you like to see it? Please suggest a day and a time that suit you.',
    ]);
  await context.close();
});
