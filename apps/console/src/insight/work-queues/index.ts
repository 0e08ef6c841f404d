export { menuCounts } from './menu-counts.js';
export { useWaiting } from './use-waiting.js';
