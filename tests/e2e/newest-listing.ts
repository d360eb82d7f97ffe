import type { Origin } from '../support/origin';
import { callAs } from './call-as';
import { AGENT } from './helpers';

type Answered = {
  property: Record<string, unknown> & { images: { caption: string; width: number }[] };
};

/** The agent's newest listing as the server has it. */
export async function newest(origin: Origin, title: string): Promise<Answered['property']> {
  const { feeds } = (await callAs(
    origin,
    AGENT,
    'agent',
    '/sync?cursors=properties:0&limit=500',
  )) as { feeds: { properties: { items: Answered['property'][] } } };
  const found = feeds.properties.items.findLast((item) => item.title === title);
  if (found === undefined) throw new Error(`No listing is called ${title}`);
  return found;
}
