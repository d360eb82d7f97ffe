import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { problemSchema } from '../../src/contract/problem';
import { decide } from '../../src/sync/engine/policy';
import { hashPassword } from '../../server/modules/auth/password';
import type { Variants } from '../../server/modules/photos/photo-answer';
import { PhotoProcess } from '../../server/modules/photos/photo-process';
import { PhotoQueue } from '../../server/modules/photos/photo-queue';
import { costlyPng } from '../support/costly-png';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { createTestApp, type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';
import { patience } from '../support/patience';

const PASSWORD = 'under the mango tree';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336644' } });

/** Waits on a busy machine too. */
const until = (check: () => void) => vi.waitFor(check, { timeout: patience(30_000) });

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const upload = (propertyId: string, as: TestAccount, payload: Buffer, type = 'image/png') =>
  request(`PUT /api/properties/${propertyId}/photos/${randomUUID()}?position=0`, {
    headers: { 'content-type': type },
    payload,
    as,
  });

const VARIANTS: Variants = {
  width: 4,
  height: 3,
  color: '#336644',
  small: { name: `00/${'0'.repeat(32)}.webp`, bytes: new Uint8Array([1]) },
  medium: { name: `00/${'0'.repeat(31)}1.webp`, bytes: new Uint8Array([2]) },
  large: { name: `00/${'0'.repeat(31)}2.webp`, bytes: new Uint8Array([3]) },
};

/** Readers that hold every photo until it is let go. */
function heldReaders() {
  const held: (() => void)[] = [];
  let most = 0;
  let atOnce = 0;
  const hold = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise<void>((resolve) => held.push(resolve));
    atOnce -= 1;
  };
  const reader = () => ({
    decode: async () => {
      await hold();
      return VARIANTS;
    },
    draw: async () => {
      await hold();
      return new Uint8Array([4]);
    },
    stop: () => {},
  });
  return {
    queue: new PhotoQueue([reader(), reader()]),
    held,
    most: () => most,
    letAllGo: async (photos: Promise<unknown>[]) => {
      let done = false;
      void Promise.allSettled(photos).then(() => {
        done = true;
      });
      await until(() => {
        for (const letGo of held.splice(0)) letGo();
        expect(done).toBe(true);
      });
    },
  };
}

describe('the queue', () => {
  const bytes = new Uint8Array([1]);

  test('two are read at once, twelve wait, and one more is told to come again', async () => {
    const { queue, held, most, letAllGo } = heldReaders();
    const photos = Array.from({ length: 14 }, (_, n) => queue.decode(bytes, `agent ${n}`));
    await until(() => expect(held).toHaveLength(2));
    await expect(queue.decode(bytes, 'late')).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      more: { retryAfterSeconds: 10 },
    });
    await letAllGo(photos);
    await expect(Promise.all(photos)).resolves.toHaveLength(14);
    expect(most()).toBe(2);
  });

  test('one agent’s photos leave room for another’s', async () => {
    const { queue, letAllGo } = heldReaders();
    const greedy = Array.from({ length: 8 }, () => queue.decode(bytes, 'greedy'));
    await expect(queue.decode(bytes, 'greedy')).rejects.toMatchObject({ status: 503 });
    const other = queue.decode(bytes, 'other');
    await letAllGo([...greedy, other]);
    await expect(other).resolves.toBe(VARIANTS);
  });

  test('pictures of homes take their turn among photos, and leave room for them', async () => {
    const { queue, held, most, letAllGo } = heldReaders();
    const order = { price: '₦1', title: 'Home', place: 'Lekki', photo: null };
    const pictures = Array.from({ length: 8 }, () => queue.draw(order));
    await until(() => expect(held).toHaveLength(2));
    await expect(queue.draw(order)).rejects.toMatchObject({ status: 503 });
    const photo = queue.decode(bytes, 'agent');
    await letAllGo([...pictures, photo]);
    await expect(photo).resolves.toBe(VARIANTS);
    await expect(pictures[7]).resolves.toEqual(new Uint8Array([4]));
    expect(most()).toBe(2);
  });

  test('a photo that cannot be read makes room for the next', async () => {
    const reader = {
      decode: vi.fn().mockRejectedValueOnce(new Error('bad')).mockResolvedValueOnce(VARIANTS),
      draw: vi.fn(),
      stop: () => {},
    };
    const queue = new PhotoQueue([reader]);
    const [bad, good] = await Promise.allSettled([
      queue.decode(bytes, 'a'),
      queue.decode(bytes, 'b'),
    ]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
  });

  test('a server that stops tells those who wait to come again', async () => {
    const { queue, letAllGo } = heldReaders();
    const photos = [1, 2, 3].map((n) => queue.decode(bytes, `agent ${n}`));
    queue.stop();
    await expect(photos[2]).rejects.toMatchObject({ status: 503 });
    await expect(queue.decode(bytes, 'late')).rejects.toMatchObject({ status: 503 });
    await letAllGo(photos);
  });
});

describe('requests while photos are read', () => {
  test('logins and searches are answered while no photo gets on', async () => {
    const { queue, held, letAllGo } = heldReaders();
    const t = await createTestApp({ photoQueue: queue });
    const agents = [await t.account('agent'), await t.account('agent'), await t.account('agent')];
    const png = await costlyPng(40);
    expect(png.length).toBeLessThan(200_000);
    const ids = await Promise.all(agents.map((agent) => publishProperty(t, agent)));
    const photos = Array.from({ length: 12 }, (_, n) => {
      const agent = agents[n % 3];
      const id = ids[n % 3];
      if (agent === undefined || id === undefined) throw new Error('Three agents');
      return t.send(upload(id, agent, png));
    });
    await until(() => expect(held).toHaveLength(2));
    const seeker = await t.account('seeker');
    await t.database.query('UPDATE users SET password_hash = $2 WHERE id = $1', [
      seeker.id,
      await hashPassword(PASSWORD),
    ]);
    await t.call('POST /api/auth/login', {
      payload: { email: seeker.email, password: PASSWORD, userType: 'seeker' },
    });
    await t.call('GET /api/properties?listingType=rent');
    // Nothing was let go until here.
    expect(held).toHaveLength(2);
    await letAllGo(photos);
    expect((await Promise.all(photos)).map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 12 }, () => 200),
    );
    await t.close();
  });

  test('a full queue answers a problem that the app takes for a reason to try again', async () => {
    const { queue, held, letAllGo } = heldReaders();
    const t = await createTestApp({ photoQueue: queue });
    const agent = await t.account('agent');
    const id = await publishProperty(t, agent);
    const full = Array.from({ length: 14 }, (_, n) => queue.decode(new Uint8Array(), `${n}`));
    await until(() => expect(held).toHaveLength(2));
    const answer = await t.send(await putPhoto(id, agent));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    const { code, message } = problemSchema.parse(answer.json());
    expect(code).toBe('unavailable');
    const next = decide(
      { kind: 'refused', status: answer.statusCode, code, message, retryAfterMs: 10_000 },
      1,
      0,
      0,
    );
    expect(next).toMatchObject({ do: 'retryAt', at: 10_000 });
    await letAllGo(full);
    await t.close();
  });
});

describe('the processes', () => {
  let id: string;
  const [first, second] = [new PhotoProcess(), new PhotoProcess()];
  const t = sharedApp({ photoQueue: new PhotoQueue([second, first]) });
  const agent = sharedAccount(t, 'agent');
  beforeAll(async () => {
    id = await publishProperty(t, agent);
  });

  test('small files of 40 megapixels are all taken, by two processes', async () => {
    const png = await costlyPng(40);
    const agents = [agent, await t.account('agent')] as const;
    const ids = [id, await publishProperty(t, agents[1])] as const;
    const photos = await Promise.all(
      Array.from({ length: 4 }, (_, n) => {
        const which = n % 2 === 0 ? 0 : 1;
        return t.send(upload(ids[which], agents[which], png));
      }),
    );
    expect(photos.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(first.pid).not.toBeNull();
    expect(second.pid).not.toBeNull();
  });

  test.each([
    ['12 megapixels', 4000, 3000],
    ['48 megapixels, shrunk while it is read', 8000, 6000],
  ])('a phone’s JPEG of %s is taken', async (_what, width, height) => {
    const jpeg = await picture(width, height).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { photo } = await t.call(upload(id, agent, jpeg, 'image/jpeg'));
    // Upright: what was wide is high.
    expect([photo.width, Math.round((photo.height / photo.width) * 3)]).toEqual([1080, 4]);
  });

  test.each([
    [
      'a PNG beyond 40 megapixels',
      () => costlyPng(50),
      'This photo has 50 megapixels (8000 × 6250 points), more than the 40 we can read. Please send a smaller copy of it.',
    ],
    [
      'a JPEG that must be read whole, beyond 40 megapixels',
      () => picture(8000, 6250).jpeg({ progressive: true }).toBuffer(),
      'This photo has 50 megapixels (8000 × 6250 points), more than the 40 we can read. Please send a smaller copy of it.',
    ],
    [
      'a PNG of 16 bits',
      () => picture(40, 30).toColourspace('rgb16').png().toBuffer(),
      'This photo has more colours (16 bits for each) than we can read. Please save it as a JPEG and send that.',
    ],
    [
      'what is no picture',
      () => Promise.resolve(Buffer.from('no picture')),
      'This file is not a photo we can read. Please choose a JPEG, PNG or WebP picture.',
    ],
  ])('%s is refused in words', async (_what, bytes, sentence) => {
    const answer = await t.refused(422, upload(id, agent, await bytes()));
    expect([answer.message, answer.field]).toEqual([sentence, 'photo']);
  });

  test('a photo that ends its process is refused, and the next has another process', async () => {
    const reader = new PhotoProcess();
    const own = await createTestApp({ photoQueue: new PhotoQueue([reader]) });
    const owner = await own.account('agent');
    const home = await publishProperty(own, owner);
    await own.call(await putPhoto(home, owner, '#101010'));
    const pid = reader.pid ?? 0;
    // Held, so that it is surely at it.
    process.kill(pid, 'SIGSTOP');
    const busy = vi.spyOn(reader, 'decode');
    const photo = own.send(await putPhoto(home, owner, '#202020'));
    await until(() => expect(busy).toHaveBeenCalled());
    process.kill(pid, 'SIGKILL');
    const answer = await photo;
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      'This photo takes too long to read. Please send a smaller copy of it.',
    ]);
    await own.call(await putPhoto(home, owner, '#303030'));
    expect(reader.pid).not.toBe(pid);
    await own.close();
  });
});

describe('the life of a process', () => {
  test('it starts with the first photo, and ends when there is none for a while', async () => {
    const reader = new PhotoProcess({ idleMs: 1 });
    expect(reader.pid).toBeNull();
    const decoded = reader.decode(await picture(400, 300).png().toBuffer());
    const pid = reader.pid ?? 0;
    expect(isRunning(pid)).toBe(true);
    await expect(decoded).resolves.toMatchObject({ width: 400, height: 300, color: '#336644' });
    await until(() => expect(isRunning(pid)).toBe(false));
    expect(reader.pid).toBeNull();
  });

  test('a photo beyond the limit of time is refused, and its process ended', async () => {
    const times = { limitMs: 60_000 };
    const reader = new PhotoProcess(times);
    await reader.decode(await picture(4, 3).png().toBuffer());
    const pid = reader.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    times.limitMs = 1;
    await expect(reader.decode(await picture(4, 3).png().toBuffer())).rejects.toMatchObject({
      status: 422,
      message: 'This photo takes too long to read. Please send a smaller copy of it.',
    });
    await until(() => expect(isRunning(pid)).toBe(false));
    reader.stop();
  });

  test('a process that does not start is no fault of the photo', async () => {
    const reader = new PhotoProcess({ limitMs: 1 });
    await expect(reader.decode(new Uint8Array([1]))).rejects.toMatchObject({ status: 503 });
    reader.stop();
  });

  test('the processes end with the server, and what they were at is to be sent again', async () => {
    const reader = new PhotoProcess();
    const t = await createTestApp({ photoQueue: new PhotoQueue([reader]) });
    const agent = await t.account('agent');
    const id = await publishProperty(t, agent);
    await t.call(await putPhoto(id, agent));
    const pid = reader.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    const busy = vi.spyOn(reader, 'decode');
    const photo = t.send(await putPhoto(id, agent, '#404040'));
    await until(() => expect(busy).toHaveBeenCalled());
    const [answer] = await Promise.all([photo, t.close()]);
    expect(answer.statusCode).toBe(503);
    await until(() => expect(isRunning(pid)).toBe(false));
  });

  test('what stops a group of processes leaves the photo in hand alone', async () => {
    const reader = new PhotoProcess();
    await reader.decode(await picture(4, 3).png().toBuffer());
    process.kill(reader.pid ?? 0, 'SIGTERM');
    process.kill(reader.pid ?? 0, 'SIGINT');
    await expect(reader.decode(await picture(8, 6).png().toBuffer())).resolves.toMatchObject({
      width: 8,
    });
    reader.stop();
  });
});
