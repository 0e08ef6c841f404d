export { type CheckedVisit, checkVisit } from './check-visit';
export { endVisit } from './end-visit';
export { openVisit } from './open-visit';
export { staffClient } from './staff-client';
export type { VisitKind, VisitState } from './visit-kind';
export { pageHandle, readVisit, requestHandle } from './visit-state';
