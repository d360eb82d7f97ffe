import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Button } from '../components/button';
import { Icon } from '../components/icon';
import { openJoinModal } from '../components/join-modal-store';
import { homeOf } from '../domain/auth/home-of';
import { useSession } from '../components/session-context';
import { countOutbox } from '../db/repositories/outbox-repository';
import { BRAND } from '../domain/brand';
import styles from './header.module.css';
import { useLogout } from './use-logout';

const LINKS = [
  { to: '/', label: 'Home' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/blog', label: 'Blog' },
  { to: '/faq', label: 'FAQ' },
];

/** The top navigation (NAV-3, NAV-4), with what still waits to be sent. */
export function Header() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const { logout, question } = useLogout();
  const waiting = useLiveQuery(() => countOutbox(), [user?.id]) ?? 0;
  useEffect(() => setOpen(false), [pathname]);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand}>
          <Icon name="home" size={26} />
          {BRAND}
        </Link>
        <Link to="/outbox" className={styles.outbox} data-waiting={waiting > 0}>
          <Icon name="send" size={18} />
          <span aria-live="polite">
            {waiting === 0 ? <span className="visually-hidden">Outbox</span> : `${waiting} to send`}
          </span>
        </Link>
        <button
          type="button"
          className={styles.menuButton}
          aria-expanded={open}
          aria-controls="site-nav"
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} size={24} />
          <span className="visually-hidden">Menu</span>
        </button>
        <nav id="site-nav" aria-label="Main" className={styles.nav} data-open={open}>
          {LINKS.map((link) => (
            <NavLink key={link.to} to={link.to} end className={styles.link ?? ''}>
              {link.label}
            </NavLink>
          ))}
          {user === null ? (
            <>
              <NavLink to="/login" className={styles.link ?? ''}>
                Log In
              </NavLink>
              <Button look="primary" onClick={openJoinModal}>
                Sign Up
              </Button>
            </>
          ) : (
            <>
              <NavLink to={homeOf(user.userType)} className={styles.link ?? ''}>
                My Dashboard
              </NavLink>
              <Button onClick={() => void logout()}>Log Out</Button>
            </>
          )}
        </nav>
      </div>
      {question}
    </header>
  );
}
