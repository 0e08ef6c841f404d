import type { StaffPrincipal } from '../../../platform/access/index.js';

/** Who of staff acts, in which request. */
export interface StaffContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}
