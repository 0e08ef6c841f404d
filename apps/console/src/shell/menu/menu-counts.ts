import { createContext } from 'react';

import type { ResourceName } from '../auth/index.js';

export type ResourceCounts = ReadonlyMap<ResourceName, number>;

/** Counts of waiting work by menu entry; the app provides them. */
export const MenuCounts = createContext<ResourceCounts>(new Map());
