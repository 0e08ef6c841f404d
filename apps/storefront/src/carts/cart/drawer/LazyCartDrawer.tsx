'use client';

import { lazy, Suspense } from 'react';
import type { CartDrawerProps } from './CartDrawer';

const Drawer = lazy(async () => ({ default: (await import('./CartDrawer')).CartDrawer }));

/** The drawer, whose script is fetched when it is first opened: every page could open it, few do. */
export const LazyCartDrawer = (props: CartDrawerProps) => (
  <Suspense fallback={null}>
    <Drawer {...props} />
  </Suspense>
);
