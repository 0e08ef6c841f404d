'use client';

import type { ReactNode } from 'react';
import { CLOSED_BANNERS, useBrowserValue } from '../../shell/stored-values';

/** Hides an announcement closed in another tab. */
export const HideWhenClosed = ({ id, children }: { id: string; children: ReactNode }) =>
  useBrowserValue(CLOSED_BANNERS)?.includes(id) === true ? null : children;
