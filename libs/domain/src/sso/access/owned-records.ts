import type { StaffPermission } from './staff-policy.js';

interface OwnedRow {
  /** Opens the record. */
  readonly reads: StaffPermission;
  /** Does its work; only people with it can own the record. */
  readonly works: StaffPermission;
  /** As the audit names the record. */
  readonly subject: string;
}

/** The records whose work belongs to at most one person. Cases and applications of shops keep their own owners. */
export const OWNED_RECORDS = {
  orders: { reads: 'orders.read', works: 'orders.note', subject: 'order' },
  returns: { reads: 'returns.read', works: 'returns.handle', subject: 'return' },
  'price-claims': { reads: 'claims.read', works: 'claims.handle', subject: 'priceClaim' },
  'coverage-claims': { reads: 'claims.read', works: 'claims.handle', subject: 'coverageClaim' },
  'sales-requests': { reads: 'quotes.read', works: 'quotes.write', subject: 'salesRequest' },
  fleets: { reads: 'fleets.read', works: 'fleets.manage', subject: 'fleet' },
  messages: { reads: 'messages.read', works: 'messages.send', subject: 'message' },
  alerts: { reads: 'alerts.read', works: 'alerts.handle', subject: 'alert' },
  quotes: { reads: 'quotes.read', works: 'quotes.write', subject: 'quote' },
  reviews: { reads: 'reviews.read', works: 'reviews.moderate', subject: 'review' },
  approvals: { reads: 'approvals.read', works: 'approvals.decide', subject: 'approval' },
} as const satisfies Record<string, OwnedRow>;

export type OwnedRecord = keyof typeof OWNED_RECORDS;

export const OWNED_RECORD_NAMES = Object.keys(OWNED_RECORDS) as [OwnedRecord, ...OwnedRecord[]];

/** True if the records of a console list have owners. */
export const isOwnedRecord = (list: string): list is OwnedRecord => Object.hasOwn(OWNED_RECORDS, list);
