import { callApi } from '../../api/call-api';
import type { Sender } from '../sender';

type Payload = { reason?: string };

/** Sends an approver's decision; the application has left the list once the server has it. */
export function agentDecide(decision: 'approve' | 'reject'): Sender {
  return {
    send: (row, { api, token, headers }) => {
      const agentId = row.entityId;
      return decision === 'approve'
        ? callApi(api, 'POST /email/agent-approval/approve', { token, headers, body: { agentId } })
        : callApi(api, 'POST /email/agent-approval/reject', {
            token,
            headers,
            body: { agentId, reason: (row.payload as Payload).reason ?? '' },
          });
    },
    apply: async (row, _answer, database) => {
      await database.applications.delete(row.entityId);
    },
  };
}
