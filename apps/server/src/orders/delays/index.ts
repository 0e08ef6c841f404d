export { AskDelay, type DelayReport } from './ask-delay.js';
export { DelayClock } from './delay-clock.js';
export { DelaysModule } from './delays.module.js';
export { FindLateOrders } from './find-late-orders.js';
export { PredictArrival } from './predict-arrival.js';
export { PreviewDelay } from './preview-delay.js';
