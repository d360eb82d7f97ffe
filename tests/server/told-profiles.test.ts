import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { approveAgent } from '../../server/modules/agents/decide';
import { publishProperty } from '../support/publish-property';
import { readFeed } from '../support/read-feed';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';

// What phones keep of somebody beside their own things follows what that person is called, and by which number.
const t = sharedApp();

const change = (as: TestAccount, payload: { phone?: string; userName?: string }) =>
  t.call('PUT /api/auth/profile', { as, payload });

/** A seeker who saved an agent's home, asked to see it and wrote of it. */
async function dealings() {
  const [agent, seeker] = await Promise.all([t.account('agent'), t.account('seeker')]);
  await change(agent, { phone: '+2348030000001' });
  const propertyId = await publishProperty(t, agent);
  const post = (url: string, payload: object) => t.send(`POST ${url}`, { as: seeker, payload });
  expect((await post('/api/saved-properties', { propertyId })).statusCode).toBe(201);
  const letter = {
    id: randomUUID(),
    recipientId: agent.id,
    propertyId,
    subject: 'Enquiry',
    content: 'Still free?',
  };
  expect((await post('/api/messages', letter)).statusCode).toBe(201);
  const visit = {
    id: randomUUID(),
    propertyId,
    requestDate: '2030-01-07',
    requestTime: '10:00',
    contactNumber: '08031234567',
  };
  await t.call('POST /api/inspections/requests', { as: seeker, payload: visit });
  return { agent, seeker, propertyId, letterId: letter.id, visitId: visit.id };
}

/** What somebody's phone has read of these collections, and then what is new. */
async function follower(as: TestAccount) {
  const [visits, saved, messages] = await Promise.all([
    readFeed(t, as, 'inspections'),
    readFeed(t, as, 'saved-properties'),
    readFeed(t, as, 'messages'),
  ]);
  return async () => ({
    visits: (await readFeed(t, as, 'inspections', visits)).items,
    saved: (await readFeed(t, as, 'saved-properties', saved)).items,
    messages: (await readFeed(t, as, 'messages', messages)).items,
  });
}

test("an agent's new number reaches who saved a home of theirs or will visit it", async () => {
  const { agent, seeker, propertyId, visitId } = await dealings();
  const news = await follower(seeker);
  await change(agent, { phone: '+2348030000001' });
  expect(await news()).toEqual({ visits: [], saved: [], messages: [] });
  await change(agent, { phone: '+2348099999999' });
  const { visits, saved, messages } = await news();
  expect(visits).toMatchObject([{ id: visitId, agentContact: '+2348099999999' }]);
  expect(saved).toMatchObject([
    { property: { id: propertyId, agent: { phone: '+2348099999999' } } },
  ]);
  expect(messages).toEqual([]);
});

test('so does the new name of a company, with their messages', async () => {
  const { agent, seeker, letterId, visitId } = await dealings();
  const news = await follower(seeker);
  await t.database.query(`UPDATE users SET wished_company = 'Palm Homes' WHERE id = $1`, [
    agent.id,
  ]);
  await t.database.transaction((tx) =>
    approveAgent(tx, { agentId: agent.id, actor: 'test', publicUrl: 'http://gida.test' }),
  );
  const { visits, saved, messages } = await news();
  expect(visits).toMatchObject([{ id: visitId, agent: { name: 'Palm Homes' } }]);
  expect(saved).toMatchObject([{ property: { agent: { company: 'Palm Homes' } } }]);
  expect(messages).toMatchObject([{ id: letterId, recipient: { name: 'Palm Homes' } }]);
});

test("a seeker's new name reaches the agent", async () => {
  const { agent, seeker, letterId, visitId } = await dealings();
  const news = await follower(agent);
  await change(seeker, { userName: 'Amina Bello' });
  const { visits, messages } = await news();
  expect(visits).toMatchObject([{ id: visitId, requesterName: 'Amina Bello' }]);
  expect(messages).toMatchObject([{ id: letterId, sender: { name: 'Amina Bello' } }]);
});
