import styles from './card-skeleton.module.css';

/** Cards in their true shape while nothing is known yet. */
export function CardSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" className={styles.cards}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card} aria-hidden="true">
          <div className={styles.photo} />
          <div className={styles.body}>
            <div className={styles.price} />
            <div className={styles.line} />
            <div className={styles.short} />
            <div className={styles.line} />
            <div className={styles.line} />
            <div className={styles.short} />
            <div className={styles.buttons} />
          </div>
        </div>
      ))}
    </div>
  );
}
