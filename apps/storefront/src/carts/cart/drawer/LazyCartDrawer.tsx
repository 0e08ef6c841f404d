'use client';

import { lazy, Suspense } from 'react';
import type { CartDrawerProps } from './CartDrawer';

const Drawer = lazy(async () => ({ default: (await import('./CartDrawer')).CartDrawer }));

/** The drawer, whose script loads on first use: every page could open it, few do. */
export const LazyCartDrawer = (props: CartDrawerProps) => (
  <Suspense fallback={null}>
    <Drawer {...props} />
  </Suspense>
);
