import type { ReactNode } from 'react';
import { PageLink } from '../../shell/controls';
import styles from './Account.module.css';

interface AccountFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly isHome?: boolean;
  readonly children: ReactNode;
}

/** A page of the account: a link to its home, the title, and the subject. */
export const AccountFrame = ({ title, lead, isHome = false, children }: AccountFrameProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <div className={styles.head}>
      {!isHome && (
        <p className={styles.crumb}>
          <PageLink href="/account">Account</PageLink>
        </p>
      )}
      <h1>{title}</h1>
      {lead !== undefined && <p className="t-muted">{lead}</p>}
    </div>
    {children}
  </div>
);
