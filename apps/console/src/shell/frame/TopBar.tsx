import ButtonBase from '@mui/material/ButtonBase';
import { isSupportOpen } from '@simpletread/domain';
import { classNames, Kbd, VisuallyHidden } from '@simpletread/ui';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { LinkBase, useLocation } from 'react-admin';

import { Keys } from '../shortcuts/index.js';
import { useMinute } from '../time/index.js';
import { entryOf } from '../menu/index.js';
import styles from './TopBar.module.css';

const Phones = () => {
  const isOpen = isSupportOpen(useMinute());
  return (
    <span className={styles.phones}>
      <i className={classNames(styles.dot, !isOpen && styles.isShut)} aria-hidden="true" />
      Phones {isOpen ? 'open' : 'closed'}
    </span>
  );
};

// Reached from the account menu, not from the sidebar.
const SECURITY = { label: 'My security', path: '/security' } as const;

interface TopBarProps {
  readonly onFind: () => void;
  readonly onHelp: () => void;
  readonly onMenu: () => void;
}

/** The current page, the command palette, and the phone hours. */
export const TopBar = ({ onFind, onHelp, onMenu }: TopBarProps) => {
  const { pathname } = useLocation();
  const here = pathname === SECURITY.path ? SECURITY : entryOf(pathname);
  return (
    <header className={styles.bar}>
      <ButtonBase className={classNames(styles.square, styles.menu)} aria-label="Menu" onClick={onMenu}>
        <MenuIcon size={18} aria-hidden="true" />
      </ButtonBase>
      {here && (
        <LinkBase to={here.path} className={styles.here}>
          {here.label}
        </LinkBase>
      )}
      <ButtonBase
        className={styles.find}

        onClick={onFind}
      >
        <Search size={15} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.words}>
          <VisuallyHidden>Find or run anything: </VisuallyHidden>
          Order, phone, name, tire, page
        </span>
        <Keys keys="mod+k" />
      </ButtonBase>
      <Phones />
      <ButtonBase
        className={classNames(styles.square, styles.help)}
        aria-label="All shortcuts"
        onClick={onHelp}
      >
        <Kbd>?</Kbd>
      </ButtonBase>
    </header>
  );
};
