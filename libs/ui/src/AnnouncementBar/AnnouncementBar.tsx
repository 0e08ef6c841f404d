import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import type { LinkAs } from '../link.js';
import styles from './AnnouncementBar.module.css';

export type AnnouncementBarProps = {
  /** Name of the season or sale. */
  name: string;
  /** Its promise, in one sentence. */
  children: ReactNode;
  link?: { href: string; label: string };
  linkAs?: LinkAs;
  /** Time left, in words; only for a real deadline. */
  timeLeft?: ReactNode;
  /** The app remembers the dismissal by the banner's id. */
  onDismiss?: () => void;
  /** Dismisses with a form, which works without script; replaces `onDismiss`. */
  dismissAction?: (form: FormData) => void | Promise<void>;
  className?: string;
};

/** The bar above the header, in the season's colors. */
export const AnnouncementBar = ({
  name,
  children,
  link,
  linkAs: LinkTag = 'a',
  timeLeft,
  onDismiss,
  dismissAction,
  className,
}: AnnouncementBarProps) => (
  <section className={classNames(styles.bar, className)} aria-label="Announcement">
    <div className={styles.inner}>
      <p className={styles.promise}>
        <b className={styles.name}>{name}</b> {children}
        {link && (
          <>
            {' '}
            <LinkTag href={link.href} className={styles.link}>
              {link.label}
            </LinkTag>
          </>
        )}
      </p>
      {timeLeft && <span className={styles.time}>{timeLeft}</span>}
      {(onDismiss ?? dismissAction) && (
        <form
          action={dismissAction}
          className={styles.dismiss}
          style={timeLeft ? undefined : { marginLeft: 'auto' }}
        >
          <button
            type={dismissAction ? 'submit' : 'button'}
            className={styles.close}
            aria-label="Dismiss announcement"
            onClick={onDismiss}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </form>
      )}
    </div>
  </section>
);
