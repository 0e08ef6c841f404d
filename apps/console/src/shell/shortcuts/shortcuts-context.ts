import { createContext, use, useEffect, useSyncExternalStore } from 'react';

import type { Shortcut } from './shortcut.js';
import type { ShortcutPreferences } from './shortcut-preferences.js';
import { ShortcutRegistry } from './shortcut-registry.js';

export const ShortcutsContext = createContext<ShortcutRegistry>(new ShortcutRegistry());

export const useShortcutRegistry = (): ShortcutRegistry => use(ShortcutsContext);

/** What the person at the keyboard changed, as it changes. */
export const useShortcutPreferences = (): ShortcutPreferences => {
  const registry = useShortcutRegistry();
  return useSyncExternalStore(registry.subscribe, registry.preferences);
};

/** Makes the keys work as long as the calling component is on the page. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const registry = useShortcutRegistry();
  useEffect(() => {
    const removals = shortcuts.map((shortcut) => registry.add(shortcut));
    return () => removals.forEach((remove) => remove());
  });
};
