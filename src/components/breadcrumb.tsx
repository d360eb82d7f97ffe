import { Link } from 'react-router-dom';
import styles from './dashboard-frame.module.css';

/** Where a section stands: the way back, and its own name. */
export function Breadcrumb({
  trail,
  here,
}: {
  trail: readonly { to: string; label: string }[];
  here: string;
}) {
  return (
    <nav aria-label="Breadcrumb">
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
