import type { ReactNode } from 'react';
import { Icon, iconNames } from '../../components/icon';
import { Pagination } from '../../components/page/pagination';
import stack from '../../components/stack.module.css';
import tokens from '../../components/styles/tokens.css?raw';
import { ThemeToggle } from '../../components/theme-toggle';
import { ButtonSamples } from './button-samples';
import { CardSamples } from './card-samples';
import { FieldSamples } from './field-samples';
import { StateSamples } from './state-samples';
import styles from './styleguide.module.css';

const COLOURS = [...tokens.matchAll(/--([\w-]+): light-dark\(#/g)].map(([, name]) => name ?? '');
const SIZES = [...tokens.matchAll(/--(text-\w+):/g)].map(([, name]) => name ?? '');

/**
 * What `docs/look.md` tells, drawn by the components themselves, each in all its states; part of no build.
 * The system's wish or the button decides the theme.
 */
export default function Styleguide() {
  return (
    <div className={`${stack.page} ${stack.stack}`}>
      <div className={stack.between}>
        <h1>Styleguide</h1>
        <ThemeToggle />
      </div>
      <Part title="Type">
        {SIZES.map((name) => (
          <p key={name} style={{ fontSize: `var(--${name})` }}>
            {name}: ₦2,500,000 per year, <strong>Ọ̀yọ́</strong>
          </p>
        ))}
      </Part>
      <Part title="Colours">
        <ul className={stack.row}>
          {COLOURS.map((name) => (
            <li key={name} className={styles.colour}>
              <span className={styles.swatch} style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Icons">
        <ul className={stack.row}>
          {iconNames().map((name) => (
            <li key={name} className={styles.colour}>
              <Icon name={name} size={24} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Buttons and dialogs">
        <ButtonSamples />
      </Part>
      <Part title="Fields">
        <FieldSamples />
      </Part>
      <Part title="How something stands">
        <StateSamples />
      </Part>
      <Part title="Cards">
        <CardSamples />
        <Pagination page={2} pages={9} onPage={() => undefined} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={stack.stack} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
