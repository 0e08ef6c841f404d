export { ActingBanner } from './ActingBanner';
export { ACTING, isActing, readActing } from './acting';
export { MinutesLeft } from './MinutesLeft';
