export { CountOrder, CountSignIn, forwardEvents, readVariants } from './analytics';
