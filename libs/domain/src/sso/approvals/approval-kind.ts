import type { StaffPermission } from '../access/index.js';

interface KindRow {
  /** Its name in the console. */
  readonly label: string;
  /** The permission its decider needs, in addition to deciding approvals. */
  readonly needs: StaffPermission;
  /** Hours before it expires. */
  readonly hours: number;
}

/**
 * Everything that needs a second person, one row each. An order waits with its request, so that kind is answered within a working day or
 * releases the order.
 */
const KINDS = {
  'order.cancel': { label: 'Cancel an order', needs: 'orders.cancel', hours: 12 },
  'order.removeTires': { label: 'Remove tires from an order', needs: 'orders.change', hours: 12 },
  'return.refund': { label: 'Refund a return', needs: 'returns.handle', hours: 48 },
  'priceClaim.refund': { label: 'Refund a price guarantee claim', needs: 'claims.handle', hours: 48 },
  'coverageClaim.pay': { label: 'Pay a coverage claim', needs: 'claims.handle', hours: 48 },
  'quote.discount': { label: 'Discount in a quote', needs: 'quotes.setTerms', hours: 48 },
  'staff.role': { label: 'Grant a role', needs: 'staff.write', hours: 168 },
  'account.type': {
    label: 'Grant an account special prices or tax exemption',
    needs: 'accounts.approve',
    hours: 168,
  },
  'account.employer': {
    label: 'Open employee buying to a company',
    needs: 'accounts.approve',
    hours: 168,
  },
  'role.change': { label: 'Extend a role', needs: 'staff.write', hours: 168 },
} as const satisfies Record<string, KindRow>;

export type ApprovalKind = keyof typeof KINDS;

/** Every kind, in the order of the table. */
export const APPROVAL_KINDS = Object.keys(KINDS) as [ApprovalKind, ...ApprovalKind[]];

/** Returns the console's name of `kind`. */
export const approvalLabel = (kind: ApprovalKind): string => KINDS[kind].label;

/** Returns the permission needed to decide on `kind`. */
export const approvalNeeds = (kind: ApprovalKind): StaffPermission => KINDS[kind].needs;

const HOUR_MS = 3_600_000;

/** Returns when a request of `kind` made at `at` expires. */
export const approvalExpiresAt = (kind: ApprovalKind, at: Date): Date =>
  new Date(at.getTime() + KINDS[kind].hours * HOUR_MS);
