import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { problemSchema } from '../../src/contract/problem';
import { publishProperty } from '../support/publish-property';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { testFolder } from '../support/test-folder';

const clientDir = testFolder('client');
writeFileSync(
  join(clientDir, 'index.html'),
  '<!doctype html><title>Gida</title><meta name="description" content="x" /></head><body></body>',
);
const t = sharedApp({ clientDir, publicUrl: 'https://homes.example' });

const read = (id: string, query = '') => t.call(`GET /api/agents/${id}${query}`);
const statusOf = async (url: string) =>
  (await t.send(`GET ${url}`, { headers: { accept: 'text/html' } })).statusCode;
const unpublish = (agent: TestAccount, id: string) =>
  t.send(`POST /api/properties/${id}/unpublish`, { as: agent });

async function suspend(agent: TestAccount): Promise<void> {
  const id = randomUUID();
  await t.send('POST /api/reports', {
    payload: { id, subject: 'person', subjectId: agent.id, reason: 'scam', note: 'Took a deposit' },
    as: await t.account('seeker'),
  });
  const decided = await t.send(`POST /api/reports/${id}/decision`, {
    payload: { decision: 'suspend', words: 'Two people paid for the same home' },
    as: await t.account('approver'),
  });
  expect(decided.statusCode).toBe(200);
}

/** A message to an agent about a home, and where minutes are given, the answer after so many. */
async function talk(agent: TestAccount, propertyId: string, minutes: number | null, days = 1) {
  const seeker = await t.account('seeker');
  const write = (sender: string, recipient: string, later: number) =>
    t.database.query(
      `INSERT INTO messages (id, property_id, sender_id, recipient_id, subject, content, created_at)
       VALUES ($1, $2, $3, $4, 'Is it free?', 'Yes', now() - make_interval(days => $5) + make_interval(mins => $6))`,
      [randomUUID(), propertyId, sender, recipient, days, later],
    );
  await write(seeker.id, agent.id, 0);
  if (minutes !== null) await write(agent.id, seeker.id, minutes);
}

describe('[AGENT-3] what anybody may know of an agent', () => {
  test('company, places of the homes that are offered, and all of these, the newest first', async () => {
    const agent = await t.account('agent', 'Ngozi Eze');
    await t.database.query(
      `UPDATE users SET company_name = 'Eze Homes', phone = '+2348031234567', created_at = '2025-03-04T10:00:00Z' WHERE id = $1`,
      [agent.id],
    );
    await t.send('PUT /api/auth/profile', { as: agent, payload: { languages: 'English, Yoruba' } });
    const ids: string[] = [];
    for (const [address, listingType] of [
      ['3 Herbert Macaulay Way, Yaba, Lagos', 'rent'],
      ['12 Admiralty Way, Lekki Phase 1, Lagos', 'sale'],
      ['5 Freedom Way, Lekki Phase 1, Lagos', 'shortlet'],
      ['Somewhere nobody knows', 'rent'],
    ] as const)
      ids.push(await publishProperty(t, agent, { address, listingType, location: null }));
    const draft = await publishProperty(t, agent);
    await unpublish(agent, draft);
    await publishProperty(t, await t.account('agent'));
    const page = await read(agent.id);
    expect(page.agent).toEqual({
      id: agent.id,
      name: 'Ngozi Eze',
      company: 'Eze Homes',
      phone: '+2348031234567',
      verified: true,
      since: '2025-03-04T10:00:00.000Z',
      languages: 'English, Yoruba',
      homes: 4,
      areas: [
        { place: 'Lekki Phase 1, Lagos', homes: 2 },
        { place: 'Yaba, Lagos', homes: 1 },
      ],
      answerMinutes: null,
      feeReports: 0,
    });
    expect(page.properties.map(({ id }) => id)).toEqual(ids.toReversed());
    expect([page.total, page.nextCursor]).toEqual([4, null]);
    expect(JSON.stringify(page)).not.toContain(agent.email);
  });

  test('how soon they answer is half-way of five answers or more of the last 90 days', async () => {
    const agent = await t.account('agent');
    const home = await publishProperty(t, agent);
    for (const minutes of [10, 20, 30, 600, null]) await talk(agent, home, minutes);
    await talk(agent, home, 1, 91);
    expect((await read(agent.id)).agent.answerMinutes).toBeNull();
    await talk(agent, home, 900);
    expect((await read(agent.id)).agent.answerMinutes).toBe(30);
    // A home of theirs says it too (PROP-9).
    const { background } = await t.call(`GET /api/properties/${home}`);
    const { since } = (await read(agent.id)).agent;
    expect(background?.agent).toEqual({ since, answerMinutes: 30, feeReports: 0 });
  });

  test('homes come in pages, and those of one link are this agent’s alone', async () => {
    const agent = await t.account('agent');
    const ids: string[] = [];
    for (let home = 0; home < 21; home += 1) ids.push(await publishProperty(t, agent));
    const first = await read(agent.id);
    expect([first.properties.length, first.total]).toEqual([20, 21]);
    const second = await read(agent.id, `?cursor=${first.nextCursor}`);
    expect(second.properties.map(({ id }) => id)).toEqual([ids[0]]);
    expect([second.total, second.nextCursor]).toEqual([null, null]);
    const foreign = await publishProperty(t, await t.account('agent'));
    const chosen = await read(agent.id, `?homes=${ids[2]},${foreign},${ids[5]}`);
    expect(chosen.properties.map(({ id }) => id)).toEqual([ids[5], ids[2]]);
    expect([chosen.total, chosen.agent.homes]).toEqual([2, 21]);
  });

  test('what cannot be read is refused in words', async () => {
    const agent = await t.account('agent');
    const home = await publishProperty(t, agent);
    const many = Array.from({ length: 21 }, () => home).join(',');
    for (const [path, status] of [
      ['not-an-id', 422],
      [`${agent.id}?homes=x`, 422],
      [`${agent.id}?homes=${many}`, 422],
      [`${agent.id}?cursor=x`, 400],
      [`${agent.id}?cursor=${Buffer.from('[9e15,true,1]').toString('base64url')}`, 400],
      [
        `${agent.id}?cursor=${Buffer.from(`[-1000000000000000,false,"${agent.id}"]`).toString('base64url')}`,
        400,
      ],
      [`${agent.id}?sort=price`, 422],
      [randomUUID(), 404],
    ] as const) {
      const answer = await t.send(`GET /api/agents/${path}`);
      expect([path, answer.statusCode]).toEqual([path, status]);
      expect(problemSchema.parse(answer.json()).message).not.toBe('');
    }
  });
});

describe('[AGENT-4] who has no page', () => {
  test('seekers, applicants and whoever never offered a home are not there at all', async () => {
    const applicant = await t.account('agent');
    await t.database.query(`UPDATE users SET approval = 'pending' WHERE id = $1`, [applicant.id]);
    const people = [await t.account('seeker'), await t.account('approver'), applicant];
    for (const { id } of [...people, await t.account('agent')]) {
      expect((await t.send(`GET /api/agents/${id}`)).statusCode).toBe(404);
      expect(await statusOf(`/agents/${id}`)).toBe(404);
    }
    for (const id of [randomUUID(), 'x', "1'--", '%27', 'a'.repeat(300)])
      expect([id, await statusOf(`/agents/${id}`)]).toEqual([id, 404]);
  });

  test('who is suspended, refused or a demo that ended is gone, with nothing said of them', async () => {
    const suspended = await t.account('agent', 'Sly Suspended');
    const refused = await t.account('agent', 'Rex Refused');
    for (const agent of [suspended, refused]) {
      await publishProperty(t, agent);
      expect(await statusOf(`/agents/${agent.id}`)).toBe(200);
    }
    await suspend(suspended);
    await t.database.query(`UPDATE users SET approval = 'rejected' WHERE id = $1`, [refused.id]);
    for (const { id } of [suspended, refused]) {
      expect((await t.send(`GET /api/agents/${id}`)).statusCode).toBe(404);
      const page = await t.send(`GET /agents/${id}`);
      expect(page.statusCode).toBe(410);
      expect(page.body).toContain('This agent offers no homes here any more.');
      expect(page.body).not.toMatch(/Sly|Rex/);
    }
  });

  test('who has taken all homes down keeps the page, without the number', async () => {
    const agent = await t.account('agent');
    await t.database.query(`UPDATE users SET phone = '+2348031234567' WHERE id = $1`, [agent.id]);
    const home = await publishProperty(t, agent);
    await unpublish(agent, home);
    const page = await read(agent.id);
    expect([page.agent.phone, page.agent.homes, page.properties]).toEqual([null, 0, []]);
  });

  test('who is erased is not there', async () => {
    const agent = await t.account('agent');
    await publishProperty(t, agent);
    await t.database.query('DELETE FROM users WHERE id = $1', [agent.id]);
    expect(await statusOf(`/agents/${agent.id}`)).toBe(404);
  });
});

describe('[AGENT-3] the page for search engines and chats', () => {
  const metaOf = (html: string) =>
    Object.fromEntries(
      Array.from(html.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g), ([, name, text]) => [
        name,
        text,
      ]),
    );

  test('says who, how many and where, the same for any reader, and is in the sitemap', async () => {
    const agent = await t.account('agent', 'Ada </script> Agent');
    const home = await publishProperty(t, agent, {
      title: 'Duplex',
      price: 2_000_000,
      address: 'Yaba, Lagos',
    });
    const url = `/agents/${agent.id}`;
    const answers = await Promise.all(
      ['text/html', '*/*', undefined].map((accept) =>
        t.send(`GET ${url}`, { headers: accept === undefined ? {} : { accept } }),
      ),
    );
    const [html = ''] = answers.map(({ body }) => body);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(metaOf(html)).toMatchObject({
      'og:title': 'Ada &lt;/script&gt; Agent',
      'og:description':
        '1 home in Yaba, Lagos from a verified agent, with prices and photos. First of them: Duplex, Yaba, Lagos, ₦2,000,000 a year.',
      'og:url': `https://homes.example${url}`,
    });
    expect(metaOf(html)['og:image']).toContain(home);
    expect(html).toContain(`<link rel="canonical" href="https://homes.example${url}" />`);
    expect(html).not.toContain('</script> Agent');
    const json = /<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'RealEstateAgent',
      name: 'Ada </script> Agent',
      url: `https://homes.example${url}`,
      areaServed: [{ '@type': 'Place', name: 'Yaba, Lagos' }],
    });
    expect((await t.send('GET /sitemap.xml')).body).toContain(
      'https://homes.example/sitemap-agents-1.xml',
    );
    const named = async () => (await t.send('GET /sitemap-agents-1.xml')).body;
    expect(await named()).toContain(`<loc>https://homes.example${url}</loc><lastmod>`);
    expect((await t.send('GET /robots.txt')).body).not.toContain('/agents');
    await suspend(agent);
    expect(await named()).not.toContain(agent.id);
    for (const part of ['0', '2', 'x', '99999'])
      expect(await statusOf(`/sitemap-agents-${part}.xml`)).toBe(404);
  });

  test('[AGENT-5] a link to some homes says how many', async () => {
    const agent = await t.account('agent', 'Bola Bello');
    const one = await publishProperty(t, agent, { title: 'First' });
    const two = await publishProperty(t, agent, { title: 'Second' });
    await publishProperty(t, agent, { title: 'Third' });
    const url = `/agents/${agent.id}?homes=${one},${two}`;
    const { body } = await t.send(`GET ${url}`);
    expect(body).toContain('<title>2 homes from Bola Bello · Gida</title>');
    expect(metaOf(body)['og:url']).toBe(`https://homes.example${url}`);
    // A link that was cut leads to all homes.
    const cut = await t.send(`GET /agents/${agent.id}?homes=${one.slice(0, 9)}`);
    expect(cut.body).toContain('<title>Bola Bello · Gida</title>');
    expect(await statusOf(`/agents/${agent.id}?homes=%00&cursor=%00`)).toBe(200);
  });
});
