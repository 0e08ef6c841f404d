import { Kbd } from '@simpletread/ui';
import { ownValue } from '@simpletread/domain';

import { keyNames } from './key-names.js';
import { useShortcutPreferences } from './shortcuts-context.js';

interface KeysProps {
  /** The keys that the shortcut comes with; those that the person chose instead are shown. */
  readonly keys: string;
  /** Shows them also while single keys are off. */
  readonly isAlways?: boolean;
}

// Closing belongs to dialogs and the browser, not to the shortcuts that can be turned off.
const isSingle = (keys: string): boolean => !keys.startsWith('mod+') && keys !== 'Escape';

/** The keys of a shortcut beside what they do; never read out with a button's name. */
export const Keys = ({ keys, isAlways = false }: KeysProps) => {
  const { isOff, keys: own } = useShortcutPreferences();
  const shown = ownValue(own, keys) ?? keys;
  if (isOff && !isAlways && isSingle(shown)) return null;
  return (
    <span aria-hidden="true" style={{ display: 'inline-flex', gap: 3 }}>
      {keyNames(shown).map((name, index) => (
        <Kbd key={`${name}${index}`}>{name}</Kbd>
      ))}
    </span>
  );
};
