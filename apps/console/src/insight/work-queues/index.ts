export { menuCounts } from './menu-counts.js';
export { MyWork } from './MyWork.js';
export { NextWorkPanel } from './NextWorkPanel.js';
export { QueuesPanel } from './QueuesPanel.js';
export { RunningPanel } from './RunningPanel.js';
export { useWaiting } from './use-waiting.js';
