export {
  countPromises,
  DESK_PROMISES,
  type DeskPromise,
  deskPromiseLabel,
  type PromiseCount,
  type PromiseMoments,
} from './count-promises.js';
