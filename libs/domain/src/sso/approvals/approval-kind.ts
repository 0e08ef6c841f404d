import type { StaffPermission } from '../access/index.js';

interface KindRow {
  /** What it is about, as the console names it. */
  readonly label: string;
  /** What its decider must be able to do, besides deciding at all. */
  readonly needs: StaffPermission;
  /** How long it waits for somebody. */
  readonly hours: number;
}

/**
 * Everything that takes a second person, one row each. An order waits with its request, so that one is answered within a
 * working day or lets the order go.
 */
const KINDS = {
  'order.cancel': { label: 'Cancel an order', needs: 'orders.cancel', hours: 12 },
  'staff.role': { label: 'Give a role', needs: 'staff.write', hours: 168 },
  'account.type': { label: 'Give an account prices or tax exemption', needs: 'accounts.approve', hours: 168 },
  'account.employer': {
    label: 'Let a company’s people buy as employees',
    needs: 'accounts.approve',
    hours: 168,
  },
  'role.change': { label: 'Widen a role', needs: 'staff.write', hours: 168 },
} as const satisfies Record<string, KindRow>;

export type ApprovalKind = keyof typeof KINDS;

/** Every kind, in the order of the table. */
export const APPROVAL_KINDS = Object.keys(KINDS) as [ApprovalKind, ...ApprovalKind[]];

/** What the console calls `kind`. */
export const approvalLabel = (kind: ApprovalKind): string => KINDS[kind].label;

/** The permission without which nobody decides on `kind`. */
export const approvalNeeds = (kind: ApprovalKind): StaffPermission => KINDS[kind].needs;

const HOUR_MS = 3_600_000;

/** Until when a request of `kind` made at `at` waits. */
export const approvalExpiresAt = (kind: ApprovalKind, at: Date): Date =>
  new Date(at.getTime() + KINDS[kind].hours * HOUR_MS);
