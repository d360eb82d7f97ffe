import { Link } from 'react-router-dom';
import { BRAND, CONTACT_EMAIL } from '../../domain/brand';
import { type MenuLink, menuLinks } from '../../domain/navigation/menus';
import styles from './footer.module.css';

/** The footer (NAV-5). */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <FooterList title="Quick Links" links={menuLinks('main')} />
        <FooterList title="Helpful Tools" links={menuLinks('tools')} />
        <section>
          <h2 className={styles.title}>Contact</h2>
          <ul>
            <li>
              <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>
            </li>
            <FooterLinks links={menuLinks('about')} />
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

function FooterList({ title, links }: { title: string; links: MenuLink[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        <FooterLinks links={links} />
      </ul>
    </section>
  );
}

function FooterLinks({ links }: { links: MenuLink[] }) {
  return links.map(({ path, label }) => (
    <li key={path}>
      <Link to={path}>{label}</Link>
    </li>
  ));
}
