export { FET_FREE_LOAD_LB, type FetBasis, fetPerTire } from './fet.js';
export { readTireFee, type TireFeeRow } from './read-tire-fee.js';
export { type TireFee, tireFeePerTire, tireFeeWords } from './tire-fee.js';
