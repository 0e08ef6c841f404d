import type { StaffPrincipal } from '../platform/access/index.js';

/** Who keeps records, in which request. */
export interface DeskContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}
