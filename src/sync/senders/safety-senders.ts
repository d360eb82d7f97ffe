import type { Block } from '../../contract/people/block';
import type { Report } from '../../contract/people/report';
import { isAnything, isBlock, isReport } from '../../domain/answer-checks';
import { shape } from '../../domain/checks';
import { senderBy, type SendersOf } from '../sender';

export const safetySenders: SendersOf<'report' | 'block'> = {
  /** A report; its id is the reporter's own, so that twice is once. */
  'report.send': senderBy('POST /reports', {
    takes: ({ entityId, payload }) => {
      const { title: _, ...told } = payload;
      return { body: { id: entityId, ...told } };
    },
    fits: isAnything,
  }),
  'report.decide': senderBy('POST /reports/:id/decision', {
    takes: ({ entityId, payload: { decision, words, seen } }) => ({
      params: { id: entityId },
      body: { decision, words, ...(seen === undefined ? {} : { seen }) },
    }),
    fits: shape<{ report: Report }>({ report: isReport }),
    apply: async (_row, { report }, database) => void (await database.reports.put(report)),
  }),
  'block.add': senderBy('PUT /blocks/:id', {
    takes: ({ entityId }) => ({ params: { id: entityId } }),
    fits: shape<{ block: Block }>({ block: isBlock }),
    apply: async ({ entityId }, { block }, database) => {
      const removed = await database.outbox
        .where('entityId')
        .equals(entityId)
        .filter((other) => other.kind === 'block.remove')
        .count();
      if (removed === 0) await database.blocks.put(block);
    },
  }),
  /** The device's copy went when the command was given. */
  'block.remove': senderBy('DELETE /blocks/:id', {
    takes: ({ entityId }) => ({ params: { id: entityId } }),
    fits: isAnything,
  }),
};
