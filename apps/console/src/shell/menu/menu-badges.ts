import { type ComponentType, createContext } from 'react';

import type { ResourceName } from '../auth/index.js';

/** A badge beside an entry of the menu, by resource; the app sets them. */
export const MenuBadges = createContext<Readonly<Partial<Record<ResourceName, ComponentType>>>>({});
