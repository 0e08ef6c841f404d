export { MenuBadges } from './menu-badges.js';
export { entryOf } from './menu.js';
export { useMenu } from './use-menu.js';
