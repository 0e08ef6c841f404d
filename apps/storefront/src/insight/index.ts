export { forwardEvents, OrderTold, readVariants } from './analytics';
