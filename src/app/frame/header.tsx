import { useLayoutEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Button } from '../../components/button';
import { WaitingLink } from '../../components/delivery/waiting-link';
import { Icon } from '../../components/icon';
import { openJoinModal } from '../../components/dialog/join-modal-store';
import { homeOf } from '../../domain/auth/home-of';
import { useSession } from '../../components/context/session-context';
import { BRAND } from '../../domain/brand';
import { menuLinks } from '../../domain/navigation/menus';
import styles from './header.module.css';
import { useLogout } from '../leave/use-logout';

const MENU = 'site-nav';

const isInMenu = (element: Element | null): boolean =>
  element?.closest(`#${MENU}, [aria-controls="${MENU}"]`) != null;

/** The top navigation (NAV-3, NAV-4), with what still waits to be sent. */
export function Header() {
  const { user } = useSession();
  const { key } = useLocation();
  // Open on one visit of a page: whoever goes anywhere has chosen.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;
  const { logout, question } = useLogout();
  // Tapped before the scripts had come, it was opened by the style sheet: it stays so.
  useLayoutEffect(() => {
    if (isInMenu(document.activeElement)) setOpenOn(key);
    // Only where the page begins so.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand}>
          <Icon name="home" size={26} />
          {BRAND}
        </Link>
        {/* Where nothing waits, the sections of the account lead there. */}
        <WaitingLink />
        <button
          type="button"
          className={styles.menuButton}
          aria-expanded={open}
          aria-controls={MENU}
          onClick={() => setOpenOn(open ? null : key)}
        >
          <Icon name={open ? 'close' : 'menu'} size={24} />
          <span className="visually-hidden">Menu</span>
        </button>
        <nav id={MENU} aria-label="Main" className={styles.nav} data-open={open}>
          {menuLinks('main').map((link) => (
            <NavLink key={link.path} to={link.path} end className={styles.link ?? ''}>
              {link.label}
            </NavLink>
          ))}
          {user === null ? (
            <>
              <NavLink to="/login" className={styles.link ?? ''}>
                Log In
              </NavLink>
              {/* Keys, or the focus of a 'Log Out' just pressed would stay on as 'Sign Up'. */}
              <Button key="sign-up" look="primary" onClick={openJoinModal}>
                Sign Up
              </Button>
            </>
          ) : (
            <>
              <NavLink to={homeOf(user.userType)} className={styles.link ?? ''}>
                My Dashboard
              </NavLink>
              <Button key="log-out" onClick={() => void logout()}>
                Log Out
              </Button>
            </>
          )}
        </nav>
      </div>
      {question}
    </header>
  );
}
