export { delayEntity, type DelayRow } from './delay.entity.js';
export { DelayReader } from './delay.reader.js';
export { adminDelayOf, delayNoticeOf } from './delay-view.js';
