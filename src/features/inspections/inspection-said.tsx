import stack from '../../components/stack.module.css';
import type { Inspection } from '../../contract/inspection/inspection';

/**
 * What each side of an inspection wrote to it, with whose words they are as the reader calls them. An older
 * server had one place for both: of an inspection that was moved nobody knows whose words it holds.
 */
export function InspectionSaid({
  inspection: { notes, agentNotes, requesterName, agent, previousDate },
  reader,
}: {
  inspection: Inspection;
  reader: 'seeker' | 'agent';
}) {
  const isKnown = agentNotes !== undefined || previousDate === null;
  const seeker = reader === 'seeker' ? 'You' : requesterName;
  const said = [
    { side: 'seeker', by: isKnown ? `${seeker}: ` : '', words: notes },
    { side: 'agent', by: `${reader === 'agent' ? 'You' : agent.name}: `, words: agentNotes ?? '' },
  ];
  return said.map(
    ({ side, by, words }) =>
      words !== '' && (
        <p key={side} className={stack.small}>
          {by}“{words}”
        </p>
      ),
  );
}
