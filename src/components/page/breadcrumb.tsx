import { Link } from 'react-router-dom';
import styles from './dashboard-frame.module.css';

/** Where a section stands: the way back, and its own name. `wideOnly`: not on a phone, whose bar tells it. */
export function Breadcrumb({
  trail,
  here,
  wideOnly = false,
}: {
  trail: readonly { to: string; label: string }[];
  here: string;
  wideOnly?: boolean;
}) {
  return (
    <nav aria-label="Breadcrumb" className={wideOnly ? styles.wideOnly : undefined}>
      <ol className={styles.crumbs}>
        {trail.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
