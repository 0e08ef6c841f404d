import ButtonBase from '@mui/material/ButtonBase';
import { RotateCcw } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { isOwnKey, ownValue } from '@simpletread/domain';

import { isChoosable, isModifier, keyName } from './key-name.js';
import { spokenKeys } from './key-names.js';
import { Keys } from './Keys.js';
import type { Shortcut } from './shortcut.js';
import styles from './ShortcutsDialog.module.css';
import { useShortcutPreferences, useShortcutRegistry } from './shortcuts-context.js';

/** One shortcut: its key is a button; pressing it and then another key changes it. */
export const ShortcutRow = ({ shortcut: { keys, label } }: { readonly shortcut: Shortcut }) => {
  const registry = useShortcutRegistry();
  const { keys: own } = useShortcutPreferences();
  const [isListening, setIsListening] = useState(false);
  const [problem, setProblem] = useState('');
  const shown = ownValue(own, keys) ?? keys;
  const start = (): void => {
    setProblem('');
    setIsListening(true);
  };
  const take = (event: KeyboardEvent): void => {
    if (!isListening || isModifier(event) || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    setIsListening(false);
    if (event.key === 'Escape') return;
    const name = keyName(event);
    const owner = registry.ownerOf(name, keys);
    if (!isChoosable(name)) setProblem('The browser uses this key. Please choose a letter, digit or symbol.');
    else if (owner !== undefined) setProblem(`${spokenKeys(name)} is already used for “${owner.label}”.`);
    else registry.remap(keys, name);
  };
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        {isOwnKey(own, keys) && (
          <ButtonBase
            className={styles.reset}
            aria-label={`${label}: reset to ${spokenKeys(keys)}`}
            onClick={() => registry.remap(keys, null)}
          >
            <RotateCcw size={14} aria-hidden="true" />
          </ButtonBase>
        )}
        <ButtonBase
          className={styles.change}
          aria-label={
            isListening ? `${label}: press a key` : `${label}, ${spokenKeys(shown)}: change the key`
          }
          onClick={start}
          onKeyDown={take}
          onBlur={() => setIsListening(false)}
        >
          {isListening ? 'Press a key' : <Keys keys={keys} isAlways />}
        </ButtonBase>
      </dd>
      <dd role="alert" className={styles.problem}>
        {problem}
      </dd>
    </div>
  );
};
