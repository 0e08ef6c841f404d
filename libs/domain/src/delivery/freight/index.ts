export { freightPerTire, OVERSIZED_FREIGHT_PER_TIRE } from './freight.js';
