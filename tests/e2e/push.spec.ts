import { expect } from '@playwright/test';
import type { Origin } from '../support/origin';
import type { PushService } from '../support/start-push-service';
import { AGENT, logIn, newDevice, openApp, SEEKER } from './helpers';
import { askAbout, logInAs, write } from './ask-about';
import { publishListing } from './publish-listing';
import { originWithPush } from './origin-with-push';
import { test } from './shared-origin';

let service: PushService;
let origin: Origin;
let dispose: () => Promise<void>;

test.beforeAll(async () => {
  ({ origin, service, dispose } = await originWithPush());
});

test.afterAll(() => dispose());

test('[DASH-2] [DASH-7] leave to notify is asked for when there is something to tell, and a tap on the system’s notification leads there', {
  tag: ['@whole-browser', '@long'],
}, async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  await context.grantPermissions(['notifications']);
  // The browser's own push service is out of reach here; the one on loopback takes its place.
  await page.addInitScript((subscription) => {
    Object.assign(window, { asked: 0 });
    const request = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      (window as unknown as { asked: number }).asked += 1;
      return request();
    };
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription);
  }, service.subscription);
  await logIn(page, SEEKER);
  await openApp(page, '/customer-dashboard');
  await expect(page.getByRole('heading', { name: 'Hello, Amina' })).toBeVisible();
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  expect(await asked()).toBe(0);
  await page.goto('/search-results?listingType=rent&location=Lekki');
  await page.getByRole('button', { name: 'Create alert' }).click();
  const alert = page.getByRole('dialog', { name: 'Create Email Alert' });
  await expect(
    alert.getByRole('button', { name: 'Tell me even when Gida is closed' }),
  ).toBeHidden();
  await alert.getByRole('button', { name: 'Create alert' }).click();
  await alert.getByRole('button', { name: 'Tell me even when Gida is closed' }).click();
  await expect(alert.getByText('This device is told of news while Gida is closed.')).toBeVisible();
  expect(await asked()).toBe(1);

  const id = await publishListing(origin, { title: 'Flat with news', address: 'Epe, Lagos' });
  await writeToSeeker(id);
  // The agent's letter is written from elsewhere, and so the seeker logs in there first.
  expect(JSON.parse(await service.next())).toMatchObject({ title: 'New log-in' });
  const pushed = await service.next();
  expect(JSON.parse(pushed)).toMatchObject({ title: 'Flat with news' });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin.url));
      if (own) resolve(own.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: origin.url,
    registrationId: await registered,
    data: pushed,
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title }) => title);
    });
  await expect.poll(shown).toEqual(['Flat with news']);
  const worker = context.serviceWorkers()[0];
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent: (event: Event) => boolean;
    };
    const [notification] = await scope.registration.getNotifications();
    const Clicked = (
      globalThis as unknown as {
        NotificationEvent: new (type: string, init: object) => Event;
      }
    ).NotificationEvent;
    scope.dispatchEvent(new Clicked('notificationclick', { notification }));
  });
  await expect.poll(shown).toEqual([]);
  await context.close();
});

/** A letter of the agent's to the demo seeker, who wrote first about that home. */
async function writeToSeeker(propertyId: string): Promise<void> {
  const { seeker, agentId } = await askAbout(origin, propertyId);
  const agent = await logInAs(origin, AGENT, 'agent');
  expect(agent.user.id).toBe(agentId);
  expect((await write(origin, agent.token, seeker.user.id, propertyId, 'It is.')).ok).toBe(true);
}
