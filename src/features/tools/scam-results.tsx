import { Dialog } from '../../components/dialog/dialog';
import { Icon } from '../../components/icon';
import { ShareButton } from '../../components/listing/share-button';
import stack from '../../components/stack.module.css';
import { SCAM_FLAG_GROUPS, type ScamLevel, type ScamResult } from '../../domain/tools/scam-score';
import type { Tone } from '../../domain/tone';
import styles from './scam-results.module.css';

const TONES: Record<ScamLevel, Tone> = {
  'High Risk': 'bad',
  'Medium Risk': 'warn',
  'Low Risk': 'warn',
  'Likely Safe': 'good',
};

/** The level, what to do, and for each ticked flag why it matters. */
export function ScamResults({
  result,
  ticked,
  onClose,
}: {
  result: ScamResult;
  ticked: ReadonlySet<string>;
  onClose: () => void;
}) {
  const flags = SCAM_FLAG_GROUPS.flatMap((group) => group.flags)
    .filter((flag) => ticked.has(flag.id))
    .toSorted((a, b) => b.weight - a.weight);
  return (
    <Dialog title="Risk level" onClose={onClose}>
      <div className={styles.level} data-tone={TONES[result.level]}>
        <Icon name={result.level === 'Likely Safe' ? 'shield' : 'alert'} size={28} />
        <div>
          <p className={styles.name}>{result.level}</p>
          <p>{result.score}% of all warning signs, by their weight</p>
        </div>
      </div>
      {result.decisive.length > 0 && (
        <p>
          {result.decisive.length === 1 ? 'One sign' : 'Each of these signs'} you ticked is enough
          by itself: {result.decisive.map(({ text }) => `“${text}”`).join(', ')}.
        </p>
      )}
      <p>{result.advice}</p>
      <div>
        <ShareButton title="Rental Scam Detector" label="Share this result" />
      </div>
      {flags.length > 0 && (
        <section className={stack.tight}>
          <h3>What you ticked, and what to do about it</h3>
          <ul className={stack.stack}>
            {flags.map((flag) => (
              <li key={flag.id}>
                <strong>{flag.text}</strong>
                <p className={stack.soft}>{flag.why}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
