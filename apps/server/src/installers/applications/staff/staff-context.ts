import type { StaffPrincipal } from '../../../platform/access/index.js';

/** The acting staff member, and the request. */
export interface StaffContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}
