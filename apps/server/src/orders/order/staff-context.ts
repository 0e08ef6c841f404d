import type { StaffPrincipal } from '../../platform/access/index.js';

/** Who asked for a change, in which request. */
export interface StaffContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
  /** The caller's idempotency key. */
  readonly key: string;
}

/** What the events of a request are known by: a key counts for the one who made it. */
export const requestKeyOf = ({ staff, key }: StaffContext): string => `${staff.staffId} ${key}`;
