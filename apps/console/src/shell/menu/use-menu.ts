import { RESOURCE_PERMISSIONS, useCan } from '../auth/index.js';
import { MENU } from './menu.js';

/** The menu of the signed-in person: pages that their role cannot open are not in it. */
export const useMenu = (): typeof MENU => {
  const can = useCan();
  return MENU.map((group) => ({
    ...group,
    entries: group.entries.filter(({ resource }) => can(RESOURCE_PERMISSIONS[resource])),
  })).filter((group) => group.entries.length > 0);
};
