import stack from '../../components/stack.module.css';
import type { Inspection } from '../../contract/inspection/inspection';

/** What each side of an inspection wrote to it, with whose words they are as the reader calls them. */
export function InspectionSaid({
  inspection: { notes, agentNotes = '', requesterName, agent },
  reader,
}: {
  inspection: Inspection;
  reader: 'seeker' | 'agent';
}) {
  const said = [
    { by: reader === 'seeker' ? 'You' : requesterName, words: notes },
    { by: reader === 'agent' ? 'You' : agent.name, words: agentNotes },
  ];
  return said.map(
    ({ by, words }) =>
      words !== '' && (
        <p key={by} className={stack.small}>
          {by}: “{words}”
        </p>
      ),
  );
}
