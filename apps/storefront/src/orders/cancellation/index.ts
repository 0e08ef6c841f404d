export { CancelInfo, type Phones } from './CancelInfo';
export { CancelOrder } from './CancelOrder';
export { readCancellation } from './read-cancellation';
