export { OrderTold } from './OrderTold';
export { forwardEvents } from './forward-events';
export { readVariants } from './read-variants';
