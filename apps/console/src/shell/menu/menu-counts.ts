import { createContext } from 'react';

import type { ResourceName } from '../auth/index.js';

export type ResourceCounts = ReadonlyMap<ResourceName, number>;

/** How much waits behind each entry of the menu; the app sets it. */
export const MenuCounts = createContext<ResourceCounts>(new Map());
