import { expect, test } from 'vitest';
import type { AgentPage } from '../../src/contract/people/agent-page';
import { agentHead } from '../../src/domain/previews/agent-head';

const GONE = 'a1b0c442-98fc-4c14-9afb-f4c8996fb925';

const pageWith = (homes: number): AgentPage => ({
  agent: {
    id: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924',
    name: 'Ngozi Eze',
    company: 'Eze Homes',
    phone: null,
    verified: true,
    since: '2025-03-01T08:00:00.000Z',
    languages: null,
    homes,
    areas: [],
    answerMinutes: null,
  },
  properties: [],
  total: 0,
  totalIsCapped: false,
  nextCursor: null,
});

test('[AGENT-5] a link to homes that are gone does not say that the agent has none', () => {
  const { title, description } = agentHead(pageWith(22), [GONE], 'https://homes.example');
  expect(title).toBe('Eze Homes');
  expect(description).toBe('These homes are not offered any more. Eze Homes offers 22 homes.');
});

test('[AGENT-5] an agent without homes is said to have none', () => {
  expect(agentHead(pageWith(0), [], 'https://homes.example').description).toBe(
    'Eze Homes offers no home now.',
  );
});
