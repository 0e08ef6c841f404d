import { LogoMark, VisuallyHidden } from '@simpletread/ui';
import { LinkBase, useLocation } from 'react-admin';

import { useWaitingApprovals } from '../approvals/use-waiting-approvals.js';
import { AccountMenu } from './AccountMenu.js';
import { entryOf } from './menu.js';
import styles from './Sidebar.module.css';
import { useMenu } from './use-menu.js';

const WaitingCount = () => {
  const count = useWaitingApprovals();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
};

/** Where one can go, and who is signed in. */
export const Sidebar = ({ onGo }: { readonly onGo?: () => void }) => {
  const here = entryOf(useLocation().pathname);
  return (
    <nav className={styles.side} aria-label="Console">
      <LinkBase to="/" className={styles.logo} aria-label="SimpleTread console, today" onClick={onGo}>
        <LogoMark />
        SimpleTread
      </LinkBase>
      {useMenu().map((group) => (
        <div key={group.label ?? 'top'} className={styles.group}>
          {group.label !== null && <h2 className={styles.label}>{group.label}</h2>}
          {group.entries.map(({ resource, path, label, icon: Icon }) => (
            <LinkBase
              key={resource}
              to={path}
              className={styles.link}
              aria-current={here?.resource === resource ? 'page' : undefined}
              onClick={onGo}
            >
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              {label}
              {resource === 'approvals' && <WaitingCount />}
            </LinkBase>
          ))}
        </div>
      ))}
      <div className={styles.me}>
        <AccountMenu />
      </div>
    </nav>
  );
};
