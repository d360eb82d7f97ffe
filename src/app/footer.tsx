import { Link } from 'react-router-dom';
import { BRAND, CONTACT_EMAIL } from '../domain/brand';
import styles from './footer.module.css';

const QUICK = [
  ['/', 'Home'],
  ['/pricing', 'Pricing'],
  ['/blog', 'Blog'],
  ['/faq', 'FAQ'],
] as const;
const TOOLS = [
  ['/rent-vs-buy-calculator', 'Rent vs Buy Calculator'],
  ['/service-charge-estimator', 'Service Charge Estimator'],
  ['/scam-detector', 'Rental Scam Detector'],
] as const;

/** The footer (NAV-5). */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <FooterList title="Quick Links" links={QUICK} />
        <FooterList title="Helpful Tools" links={TOOLS} />
        <section>
          <h2 className={styles.title}>Contact</h2>
          <ul>
            <li>
              <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>
            </li>
            <li>
              <Link to="/data">Data and saving</Link>
            </li>
            <li>
              <Link to="/areas">Areas on this phone</Link>
            </li>
            <li>
              <Link to="/privacy-policy">Privacy Policy</Link>
            </li>
            <li>
              <Link to="/terms">Terms</Link>
            </li>
          </ul>
        </section>
      </div>
      <p className={styles.fine}>
        © 2026 {BRAND}. Place data ©{' '}
        <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors (ODbL) and{' '}
        <a href="https://www.geonames.org/">GeoNames</a> (CC BY 4.0).
      </p>
    </footer>
  );
}

function FooterList({
  title,
  links,
}: {
  title: string;
  links: readonly (readonly [string, string])[];
}) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
