import { createContext, use, useEffect, useSyncExternalStore } from 'react';

import type { Shortcut } from './shortcut.js';
import type { ShortcutPreferences } from './shortcut-preferences.js';
import { ShortcutRegistry } from './shortcut-registry.js';

export const ShortcutsContext = createContext<ShortcutRegistry>(new ShortcutRegistry());

export const useShortcutRegistry = (): ShortcutRegistry => use(ShortcutsContext);

/** The person's own shortcuts, updated as they change. */
export const useShortcutPreferences = (): ShortcutPreferences => {
  const registry = useShortcutRegistry();
  return useSyncExternalStore(registry.subscribe, registry.preferences);
};

/** Activates the keys while the calling component is mounted. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const registry = useShortcutRegistry();
  useEffect(() => {
    const removals = shortcuts.map((shortcut) => registry.add(shortcut));
    return () => removals.forEach((remove) => remove());
  });
};
