import type { StaffContext } from '../../platform/audit/index.js';

/** As `StaffContext`, for a request that is recorded once. */
export interface KeyedStaffContext extends StaffContext {
  /** The caller's idempotency key. */
  readonly key: string;
}

/** The key of a request's events. A key is valid for its own caller only. */
export const requestKeyOf = ({ staff, key }: KeyedStaffContext): string => `${staff.staffId} ${key}`;
