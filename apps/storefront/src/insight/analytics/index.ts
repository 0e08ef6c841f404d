export { CountOrder } from './CountOrder';
export { forwardEvents } from './forward-events';
export { readVariants } from './read-variants';
