import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './AnchorBar.module.css';

export type AnchorSection = { id: string; label: string };

export type AnchorBarProps = {
  label: string;
  name?: string;
  detail?: ReactNode;
  /** Sections of the page, by element id. */
  sections?: readonly AnchorSection[];
  activeId?: string | undefined;
  /** Price and action, at the end of the bar. */
  children?: ReactNode;
  className?: string;
};

/** The bar at the bottom of a long page: the current section, and the view's one action. */
export const AnchorBar = ({
  label,
  name,
  detail,
  sections = [],
  activeId,
  children,
  className,
}: AnchorBarProps) => (
  <div role="region" aria-label={label} className={classNames(styles.bar, className)} data-print="hide">
    <div className={styles.inner}>
      {name && (
        <span className={styles.name}>
          <b>{name}</b>
          {detail}
        </span>
      )}
      {sections.length > 0 && (
        <nav aria-label="Sections" className={styles.nav}>
          <ul className={styles.sections} role="list">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className={styles.section}
                  aria-current={section.id === activeId ? 'true' : undefined}
                >
                  {section.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children && <div className={styles.aside}>{children}</div>}
    </div>
  </div>
);
