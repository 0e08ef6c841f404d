export { Dashboard } from './dashboard/index.js';
export { RecentVisits, useFoundRecords } from './finder/index.js';
export { ReturnFiguresPage } from './return-figures/index.js';
export { SalesFiguresPage } from './sales-figures/index.js';
export { simulations } from './simulations/index.js';
export { menuCounts, useWaiting } from './work-queues/index.js';
