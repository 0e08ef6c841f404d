import { createContext, use, useEffect } from 'react';

import type { Shortcut } from './shortcut.js';
import { ShortcutRegistry } from './shortcut-registry.js';

export const ShortcutsContext = createContext<ShortcutRegistry>(new ShortcutRegistry());

export const useShortcutRegistry = (): ShortcutRegistry => use(ShortcutsContext);

/** Makes the keys work as long as the calling component is on the page. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const registry = useShortcutRegistry();
  useEffect(() => {
    const removals = shortcuts.map((shortcut) => registry.add(shortcut));
    return () => removals.forEach((remove) => remove());
  });
};
