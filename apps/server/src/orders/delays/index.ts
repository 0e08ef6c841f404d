export { DelayClock } from './delay-clock.js';
export { DelaysModule } from './delays.module.js';
export { FindLateOrders } from './find-late-orders.js';
