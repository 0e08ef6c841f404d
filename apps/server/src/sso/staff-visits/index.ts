export { StaffVisits } from './staff-visits.js';
export type { StaffVisit, VisitKind, VisitLook, VisitStore } from './visit-kind.js';
