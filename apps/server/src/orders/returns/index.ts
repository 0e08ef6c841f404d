export { drawnPicture, sendPicture } from './drawn-picture.js';
export { ReturnReader } from './return.reader.js';
export { type ReturnRecord } from './return-record.js';
export { priceOrderReturn } from './plan-order-return.js';
export { ReturnsModule } from './returns.module.js';
