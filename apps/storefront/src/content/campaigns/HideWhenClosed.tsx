'use client';

import type { ReactNode } from 'react';
import { CLOSED_BANNERS, useBrowserValue } from '../../shell/stored-values';

/** An announcement that was closed in another tab goes in this one as well. */
export const HideWhenClosed = ({ id, children }: { id: string; children: ReactNode }) =>
  useBrowserValue(CLOSED_BANNERS)?.includes(id) === true ? null : children;
