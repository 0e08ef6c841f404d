export { forwardEvents, CountOrder, readVariants } from './analytics';
