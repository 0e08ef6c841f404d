export { PageViews } from './PageViews';
export { track } from './track';
export type { TrackedEvent } from './tracked-event';
