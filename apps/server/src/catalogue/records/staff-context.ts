import type { StaffPrincipal } from '../../platform/access/index.js';

/** The staff member who edits records, and the request. */
export interface StaffContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}
