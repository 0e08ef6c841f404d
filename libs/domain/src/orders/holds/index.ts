export { type HoldableOrder, mayHoldOrder, mayReleaseOrder } from './may-hold.js';
export {
  type HeldPromise,
  type PromiseOnRelease,
  promiseOnRelease,
  RELEASE_OUTCOMES,
} from './promise-on-release.js';
