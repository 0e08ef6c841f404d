import { useEffect, useState, type ReactNode } from 'react';

import { ShortcutRegistry } from './shortcut-registry.js';
import { ShortcutsContext } from './shortcuts-context.js';

/** Listens to the keyboard for the whole console. */
export const ShortcutsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [registry] = useState(() => new ShortcutRegistry());
  useEffect(() => {
    window.addEventListener('keydown', registry.handle);
    return () => window.removeEventListener('keydown', registry.handle);
  }, [registry]);
  return <ShortcutsContext value={registry}>{children}</ShortcutsContext>;
};
