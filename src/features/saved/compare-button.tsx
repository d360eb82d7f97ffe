import { Button } from '../../components/button';

/** So many homes fit side by side. */
const MOST = 4;

/** Puts the homes that are ticked side by side; one alone is not compared. */
export function CompareButton({ chosen, onCompare }: { chosen: number; onCompare: () => void }) {
  return (
    <Button icon="list" disabled={chosen < 2 || chosen > MOST} onClick={onCompare}>
      {words(chosen)}
    </Button>
  );
}

function words(chosen: number): string {
  if (chosen < 2) return 'Tick two to compare';
  return chosen > MOST ? `Compare up to ${MOST}` : `Compare ${chosen}`;
}
