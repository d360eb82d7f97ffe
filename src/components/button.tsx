import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { Icon, type IconName } from './icon';

export type ButtonLook = 'primary' | 'green' | 'secondary' | 'plain' | 'danger';

type Common = { look?: ButtonLook; icon?: IconName; wide?: boolean; children?: ReactNode };

function classes(look: ButtonLook, wide: boolean, iconOnly: boolean): string {
  return [styles.button, styles[look], wide && styles.wide, iconOnly && styles.iconOnly]
    .filter(Boolean)
    .join(' ');
}

/** A button; without children it needs an `aria-label`. */
export function Button({
  look = 'secondary',
  icon,
  wide = false,
  children,
  ...rest
}: Common & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={classes(look, wide, children === undefined)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'secondary',
  icon,
  wide = false,
  children,
  ...rest
}: Common & LinkProps) {
  return (
    <Link {...rest} className={classes(look, wide, false)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
