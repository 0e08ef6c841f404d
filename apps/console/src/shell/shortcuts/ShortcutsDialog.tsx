import Dialog from '@mui/material/Dialog';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { X } from 'lucide-react';
import { useState } from 'react';

import { ShortcutRow } from './ShortcutRow.js';
import styles from './ShortcutsDialog.module.css';
import { useShortcutPreferences, useShortcutRegistry } from './shortcuts-context.js';

const GROUPS = [
  'Everywhere',
  'Go to',
  'Lists',
  'Order',
  'Return',
  'Claim',
  'Review',
  'Case',
  'Request',
  'Customer',
  'Application',
  'Fleet',
  'Unit',
] as const;

const Groups = () => {
  const [shortcuts] = useState(useShortcutRegistry().list());
  return (
    <div className={styles.groups}>
      {GROUPS.map((group) => ({ group, own: shortcuts.filter((shortcut) => shortcut.group === group) }))
        .filter(({ own }) => own.length > 0)
        .map(({ group, own }) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <dl className={styles.list}>
              {own.map((shortcut) => (
                <ShortcutRow key={shortcut.keys} shortcut={shortcut} />
              ))}
            </dl>
          </section>
        ))}
    </div>
  );
};

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All keys that work on this page, each to be changed, and the switch that turns single keys off. */
export const ShortcutsDialog = ({ isOpen, onClose }: ShortcutsDialogProps) => {
  const registry = useShortcutRegistry();
  const { isOff } = useShortcutPreferences();
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="shortcuts-title">
      <div className={styles.head}>
        <h2 id="shortcuts-title">All shortcuts</h2>
        <IconButton aria-label="Close" onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <p className={styles.hint}>Choose a key to change it. This browser remembers your choice.</p>
      <Groups />
      <div className={styles.foot}>
        <span>Shortcuts are off while you type. Command keys always work.</span>
        <FormControlLabel
          label="Single-key shortcuts"
          labelPlacement="start"
          control={
            <Switch
              checked={!isOff}
              onChange={(event) => registry.turn(event.target.checked ? 'on' : 'off')}
            />
          }
        />
      </div>
    </Dialog>
  );
};
