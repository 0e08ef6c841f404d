export { type ReturnRow } from './return.entity.js';
export { drawnPicture, sendPicture } from './pictures/drawn-picture.js';
export { ReturnReader } from './return.reader.js';
export { type ReturnRecord } from './return-record.js';
export { priceOrderReturn } from './money/plan-order-return.js';
export { FindExchange } from './exchange/find-exchange.js';
export { ExchangeTokens } from './exchange/exchange-tokens.js';
export { type Exchange, stateOfExchange } from './exchange/exchange-of.js';
export { ReturnsModule } from './returns.module.js';
