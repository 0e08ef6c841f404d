import type { StaffPrincipal } from '../../platform/access/index.js';

/** Who keeps records, in which request. */
export interface StaffContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}
