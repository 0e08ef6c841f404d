export { ActingBanner } from './ActingBanner';
export { MinutesLeft } from './MinutesLeft';
export { actingClient } from './acting-client';
export { checkActing, clearActing } from './check-acting';
export { endVisit } from './end-visit';
export { openVisit } from './open-visit';
export { isActing, readActing } from './read-acting';
export {
  type CheckedVisit,
  forwardedOf,
  goTo,
  headerWithout,
  isRead,
  keepNowhere,
  namesOfBrowser,
} from './staff-request';
