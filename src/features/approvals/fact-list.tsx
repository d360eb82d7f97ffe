import styles from './application-card.module.css';

/** What is known, by name: pairs in the order in which they are read. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text], at) => (
        // The same name may stand twice.
        <div key={`${at} ${name}`}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
