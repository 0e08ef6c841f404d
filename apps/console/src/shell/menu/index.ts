export { MenuCounts, type ResourceCounts } from './menu-counts.js';
export { entryOf, type MenuGroup } from './menu.js';
export { useMenu } from './use-menu.js';
export { useOpenDesks } from './use-open-desks.js';
