import { classNames } from '../class-names.js';
import type { LinkAs } from '../link.js';
import styles from './Logo.module.css';

export type LogoMarkProps = { className?: string | undefined };

/** The tire with its painted dot. */
export const LogoMark = ({ className }: LogoMarkProps) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames(styles.mark, className)}>
    <circle cx="16" cy="16" r="11" fill="none" stroke="currentColor" strokeWidth="9" />
    <circle className={styles.dot} cx="8.5" cy="8" r="3.1" />
  </svg>
);

export type LogoProps = { href?: string; linkAs?: LinkAs; className?: string };

/** Mark and name; with `href`, a link to the home page. */
export const Logo = ({ href, linkAs: LinkTag = 'a', className }: LogoProps) => {
  const look = classNames(styles.logo, className);
  const face = (
    <>
      <LogoMark />
      <span>SimpleTread</span>
    </>
  );
  if (href === undefined) return <span className={look}>{face}</span>;
  return (
    <LinkTag href={href} className={look} aria-label="SimpleTread, home">
      {face}
    </LinkTag>
  );
};
