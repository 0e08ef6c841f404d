import { LogoMark } from '@simpletread/ui';
import { createElement, useContext } from 'react';
import { LinkBase, useLocation } from 'react-admin';

import { AccountMenu } from './AccountMenu.js';
import styles from './Sidebar.module.css';
import { entryOf, MenuBadges, useMenu } from '../menu/index.js';

/** The menu, and the signed-in person. */
export const Sidebar = ({ onGo }: { readonly onGo?: () => void }) => {
  const badges = useContext(MenuBadges);
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
              {badges[resource] !== undefined && createElement(badges[resource])}
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
