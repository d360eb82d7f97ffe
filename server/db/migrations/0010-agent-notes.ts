import type { Migration } from './migration';

/** What an agent says with an answer, beside what the seeker said with the request: one column held both. */
export const agentNotes: Migration = {
  version: 10,
  name: 'agent-notes',
  statements: [
    "ALTER TABLE inspections ADD COLUMN agent_notes text NOT NULL DEFAULT ''",
    // Agents said theirs when they moved a visit; what stands with any other is the seeker's.
    "UPDATE inspections SET agent_notes = notes, notes = '' WHERE previous_date IS NOT NULL",
  ],
};
