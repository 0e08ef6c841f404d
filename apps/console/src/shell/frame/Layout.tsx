import Drawer from '@mui/material/Drawer';
import { SkipLink } from '@simpletread/ui';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useGetIdentity, useNavigate } from 'react-admin';

import { LiveUpdatesProvider } from '../live/index.js';
import { Palette } from '../palette/index.js';
import { ShortcutsDialog, useShortcutRegistry, useShortcuts } from '../shortcuts/index.js';
import styles from './Layout.module.css';
import { PageBoundary } from './PageBoundary.js';
import { PageGuard } from './PageGuard.js';
import { PageSkeleton } from './PageSkeleton.js';
import { Sidebar } from './Sidebar.js';
import { TopBar } from './TopBar.js';
import { useMenu } from '../menu/index.js';

type Overlay = 'palette' | 'shortcuts' | 'menu' | null;

/** The frame around every page: sidebar, top bar, and what the keys of all pages do. */
export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const [overlay, setOverlay] = useState<Overlay>(null);
  const close = (): void => setOverlay(null);
  const navigate = useNavigate();
  const registry = useShortcutRegistry();
  const { identity } = useGetIdentity();
  useEffect(() => {
    if (identity !== undefined) registry.belongsTo(String(identity.id));
  }, [registry, identity]);
  const entries = useMenu().flatMap((group) => group.entries);
  useShortcuts([
    {
      keys: 'mod+k',
      label: 'Find or run anything',
      group: 'Everywhere',
      run: () => setOverlay('palette'),
    },
    { keys: '?', label: 'All shortcuts', group: 'Everywhere', run: () => setOverlay('shortcuts') },
    ...entries.map(({ key, label, path }) => ({
      keys: `g ${key}`,
      label,
      group: 'Go to' as const,
      run: () => navigate(path),
    })),
  ]);
  return (
    <LiveUpdatesProvider>
      <SkipLink href="#page">Skip to the page</SkipLink>
      <div className={styles.app}>
        <div className={styles.rail}>
          <Sidebar />
        </div>
        <Drawer open={overlay === 'menu'} onClose={close} slotProps={{ paper: { 'aria-label': 'Menu' } }}>
          <Sidebar onGo={close} />
        </Drawer>
        <div className={styles.main}>
          <TopBar
            onFind={() => setOverlay('palette')}
            onHelp={() => setOverlay('shortcuts')}
            onMenu={() => setOverlay('menu')}
          />
          <main id="page" className={styles.page} tabIndex={-1}>
            <PageBoundary>
              <PageGuard>
                <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
              </PageGuard>
            </PageBoundary>
          </main>
        </div>
      </div>
      <Suspense fallback={null}>
        {overlay === 'palette' && <Palette onClose={close} />}
        {overlay === 'shortcuts' && <ShortcutsDialog isOpen onClose={close} />}
      </Suspense>
    </LiveUpdatesProvider>
  );
};
