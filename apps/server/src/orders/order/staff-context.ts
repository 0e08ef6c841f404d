import type { StaffPrincipal } from '../../platform/access/index.js';

/** The person who asked for a change, and the request. */
export interface StaffContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
  /** The caller's idempotency key. */
  readonly key: string;
}

/** The key of a request's events. A key is valid for its own caller only. */
export const requestKeyOf = ({ staff, key }: StaffContext): string => `${staff.staffId} ${key}`;
