import type { StaffPermission } from './staff-policy.js';

/** The records whose pages show who else is there, and the permission that opens them. */
export const WATCHED_RECORDS = {
  orders: 'orders.read',
  customers: 'customers.read',
  returns: 'returns.read',
  'price-claims': 'claims.read',
  'coverage-claims': 'claims.read',
  reviews: 'reviews.read',
  cases: 'cases.read',
  quotes: 'quotes.read',
  approvals: 'approvals.read',
  alerts: 'alerts.read',
  accounts: 'accounts.read',
  'account-applications': 'accounts.read',
  'installer-applications': 'installerApplications.read',
  campaigns: 'campaigns.read',
  articles: 'content.read',
  promotions: 'pricing.read',
} as const satisfies Record<string, StaffPermission>;

export type WatchedRecord = keyof typeof WATCHED_RECORDS;

export const WATCHED_RECORD_NAMES = Object.keys(WATCHED_RECORDS) as readonly WatchedRecord[];
