import { LogoMark } from '@simpletread/ui';
import { useContext } from 'react';
import { LinkBase, useLocation } from 'react-admin';

import { AccountMenu } from './AccountMenu.js';
import { DeskHead } from './DeskHead.js';
import { MenuCount } from './MenuCount.js';
import styles from './Sidebar.module.css';
import { entryOf, MenuCounts, useMenu, useOpenDesks } from '../menu/index.js';

/** The menu by desk, and the signed-in person, who stays in sight while the menu scrolls. */
export const Sidebar = ({ onGo }: { readonly onGo?: () => void }) => {
  const counts = useContext(MenuCounts);
  const here = entryOf(useLocation().pathname);
  const { isOpen, toggle } = useOpenDesks(here);
  return (
    <nav className={styles.side} aria-label="Console">
      <LinkBase to="/" className={styles.logo} aria-label="SimpleTread console, today" onClick={onGo}>
        <LogoMark />
        SimpleTread
      </LinkBase>
      <div className={styles.desks}>
        {useMenu().map((group) => {
          const isShown = isOpen(group);
          const waiting = group.entries.reduce((sum, { resource }) => sum + (counts.get(resource) ?? 0), 0);
          return (
            <div key={group.label ?? 'top'} className={styles.group}>
              {group.label !== null && (
                <DeskHead
                  label={group.label}
                  isOpen={isShown}
                  waiting={isShown ? 0 : waiting}
                  onToggle={() => toggle(group)}
                />
              )}
              {isShown &&
                group.entries.map(({ resource, path, label, icon: Icon }) => (
                  <LinkBase
                    key={resource}
                    to={path}
                    className={styles.link}
                    aria-current={here?.resource === resource ? 'page' : undefined}
                    onClick={onGo}
                  >
                    <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
                    {label}
                    <MenuCount count={counts.get(resource) ?? 0} />
                  </LinkBase>
                ))}
            </div>
          );
        })}
      </div>
      <div className={styles.me}>
        <AccountMenu />
      </div>
    </nav>
  );
};
