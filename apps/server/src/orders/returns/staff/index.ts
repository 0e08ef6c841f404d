export { ReceiveReturn } from './receive-return.js';
