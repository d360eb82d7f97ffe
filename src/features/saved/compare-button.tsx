import { Button } from '../../components/button';

/** Puts the homes that are ticked side by side; one alone is not compared. */
export function CompareButton({ chosen, onCompare }: { chosen: number; onCompare: () => void }) {
  return (
    <Button icon="list" disabled={chosen < 2} onClick={onCompare}>
      {chosen < 2 ? 'Tick two to compare' : `Compare ${chosen}`}
    </Button>
  );
}
