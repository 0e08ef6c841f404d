export { OrderTold } from './OrderTold';
export { SignInTold } from './SignInTold';
export { forwardEvents } from './forward-events';
export { readVariants } from './read-variants';
