export { ReorderOffer } from './ReorderOffer';
