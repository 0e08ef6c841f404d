export { forwardEvents, OrderTold, readVariants, SignInTold } from './analytics';
