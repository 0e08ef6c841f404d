export { DelayNotice } from './DelayNotice';
export { DelayPage } from './DelayPage';
export { readDelay, readOwnDelay } from './read-delay';
