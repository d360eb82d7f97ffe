import type { Migration } from './migration';

/** What an agent says with an answer, beside what the seeker said with the request: one column held both. */
export const agentNotes: Migration = {
  version: 10,
  name: 'agent-notes',
  statements: [
    "ALTER TABLE inspections ADD COLUMN agent_notes text NOT NULL DEFAULT ''",
    // Only agents had a field for words until now.
    "UPDATE inspections SET agent_notes = notes, notes = '' WHERE status <> 'Pending'",
  ],
};
