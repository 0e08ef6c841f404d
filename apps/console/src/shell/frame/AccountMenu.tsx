import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useGetIdentity, useLogout, useNavigate } from 'react-admin';

import { COLOR_MODES, keepColorMode, readColorMode, type ColorMode } from '../theme/index.js';
import styles from './AccountMenu.module.css';

const MODE_LABELS: Readonly<Record<ColorMode, string>> = {
  system: 'System colors',
  light: 'Light',
  dark: 'Dark',
};

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('');

const roleText = (role: string): string => role.charAt(0).toUpperCase() + role.slice(1).replaceAll('-', ' ');

/** The signed-in person; opens colors and signing out. */
export const AccountMenu = () => {
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [mode, setMode] = useState(readColorMode);
  if (identity === undefined) return null;
  const name = identity.fullName ?? '';
  const paint = (next: ColorMode): void => {
    keepColorMode(next);
    setMode(next);
    setAnchor(null);
  };
  return (
    <>
      <ButtonBase
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.role}>{roleText(String(identity['role'] ?? ''))}</span>
        </span>
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        {COLOR_MODES.map((choice) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === mode}
            selected={choice === mode}
            onClick={() => paint(choice)}
          >
            {MODE_LABELS[choice]}
          </MenuItem>
        ))}
        <MenuItem divider sx={{ p: 0, minHeight: 0 }} role="separator" aria-hidden="true" />
        <MenuItem
          onClick={() => {
            setAnchor(null);
            navigate('/security');
          }}
        >
          My security
        </MenuItem>
        <MenuItem onClick={() => void logout()}>Sign out</MenuItem>
      </Menu>
    </>
  );
};
