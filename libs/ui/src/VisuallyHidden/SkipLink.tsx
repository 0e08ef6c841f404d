import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

export type SkipLinkProps = { href?: string; children?: ReactNode };

/** First in the tab order: jumps past the header to the main content. */
export const SkipLink = ({ href = '#main', children = 'Skip to content' }: SkipLinkProps) => (
  <a className={styles.skip} href={href}>
    {children}
  </a>
);
