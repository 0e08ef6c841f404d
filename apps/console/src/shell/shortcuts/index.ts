import { lazy } from 'react';

export { Keys } from './Keys.js';
export { ShortcutsProvider } from './ShortcutsProvider.js';
export { type Shortcut } from './shortcut.js';
export { useShortcutRegistry, useShortcuts } from './shortcuts-context.js';

export const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.js')).ShortcutsDialog,
}));
