export { type ReturnRow } from './return.entity.js';
export { drawnPicture, sendPicture } from './pictures/drawn-picture.js';
export { ReturnReader } from './return.reader.js';
export { type ReturnRecord } from './return-record.js';
export { priceOrderReturn } from './money/plan-order-return.js';
export { ReturnsModule } from './returns.module.js';
