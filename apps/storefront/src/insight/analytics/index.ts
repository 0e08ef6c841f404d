export { CountOrder } from './CountOrder';
export { CountSignIn } from './CountSignIn';
export { forwardEvents } from './forward-events';
export { readVariants } from './read-variants';
