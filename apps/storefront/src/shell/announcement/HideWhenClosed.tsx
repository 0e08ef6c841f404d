'use client';

import type { ReactNode } from 'react';
import { useBrowserValue } from '../../features/browser-values/use-browser-value';
import { CLOSED_BANNERS } from '../../features/browser-values/value-table';

/** An announcement that was closed in another tab goes in this one as well. */
export const HideWhenClosed = ({ id, children }: { id: string; children: ReactNode }) =>
  useBrowserValue(CLOSED_BANNERS)?.includes(id) === true ? null : children;
