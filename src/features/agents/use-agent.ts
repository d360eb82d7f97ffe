import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDatabase } from '../../components/context/database-context';
import { useFirstAgent, useFirstVisitAt } from '../../components/context/first-answer-context';
import { useAskAgain } from '../../components/delivery/use-ask-again';
import {
  type AgentOnDevice,
  readAgent,
  storeFirstAgent,
} from '../../db/repositories/agents/agent-repository';
import { agentKey } from '../../domain/agents/agent-key';
import { STAYS_FRESH_MS } from '../../domain/stays-fresh';
import { refreshAgent } from '../../sync/refresh/account/refresh-agent';

export type Asked = 'asking' | 'fresh' | 'gone' | 'offline';

/** When the server last answered, by history entry: going back there must not cut a long list short. */
const answered = new Map<string, number>();

/** An agent and their homes from the device at once, then the server's answer through the device. */
export function useAgent(id: string, homes: readonly string[]) {
  const database = useDatabase();
  const key = agentKey(id, homes);
  const visit = `${useLocation().key} ${key}`;
  const first = useFirstAgent(key);
  const visitAt = useFirstVisitAt();
  const cameAt = first === null ? 0 : visitAt;
  const [asked, setAsked] = useState<{ key: string; state: Asked }>({
    key,
    state: cameAt > 0 ? 'fresh' : 'asking',
  });
  const [tries, setTries] = useState(0);
  const [loadingMore, setLoadingMore] = useState(false);
  const state = asked.key === key ? asked.state : 'asking';
  useAskAgain(state === 'offline', () => setTries(tries + 1));
  useEffect(() => {
    let current = true;
    const settle = (state: Asked) => current && setAsked({ key, state });
    const lastAt = Math.max(answered.get(visit) ?? 0, cameAt);
    const isFresh = Math.abs(Date.now() - lastAt) < STAYS_FRESH_MS;
    if (isFresh) {
      settle('fresh');
      return;
    }
    refreshAgent({ id, homes: homesOf(key), cursor: null }, database).then(
      (state) => {
        answered.set(visit, Date.now());
        settle(state);
      },
      () => settle('offline'),
    );
    return () => {
      current = false;
    };
  }, [database, id, key, visit, cameAt, tries]);
  useEffect(() => {
    // A phone that cannot keep what came with the document shows it all the same.
    if (first !== null)
      storeFirstAgent(key, first.answer, first.at, database).catch(() => undefined);
  }, [database, key, first]);
  const device = useOnDevice(id, key);
  const showMore = () => {
    setLoadingMore(true);
    refreshAgent({ id, homes, cursor: device?.page?.nextCursor ?? null }, database)
      .then((state) => setAsked({ key, state }))
      .catch(() => setAsked({ key, state: 'offline' }))
      .finally(() => setLoadingMore(false));
  };
  return { page: device?.page, state, showMore, loadingMore };
}

/** What the device knows; what came with the document stands until the device has it. */
function useOnDevice(id: string, key: string): { page: AgentOnDevice | null } | undefined {
  const database = useDatabase();
  const first = useFirstAgent(key);
  const device = useLiveQuery(
    async () => ({ page: await readAgent(id, homesOf(key), database) }),
    [database, id, key],
  );
  return useMemo(() => {
    if (first === null || (device?.page?.fetchedAt ?? 0) >= first.at) return device;
    const { agent, properties, total, nextCursor } = first.answer;
    return { page: { agent, homes: properties, total, nextCursor, fetchedAt: first.at } };
  }, [device, first]);
}

/** The chosen homes that a key names. */
function homesOf(key: string): string[] {
  const [, homes] = key.split(' ');
  return homes === undefined ? [] : homes.split(',');
}
