export { CancelInfo, type Phones } from './CancelInfo';
export { CancelOrder } from './CancelOrder';
export { OrderNotHere } from './OrderNotHere';
export { readCancellation } from './read-cancellation';
