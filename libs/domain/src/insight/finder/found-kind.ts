import { may, type PermissionHolder, type StaffPermission } from '../../sso/index.js';

interface KindRow {
  readonly permission: StaffPermission;
  /** Heads the group of such results. */
  readonly label: string;
}

/** The kinds of records that staff find by typing, in the order of the results. Each needs the permission of its own list. */
const KINDS = {
  customer: { permission: 'customers.read', label: 'Customers' },
  order: { permission: 'orders.read', label: 'Orders' },
  return: { permission: 'returns.read', label: 'Returns' },
  priceClaim: { permission: 'claims.read', label: 'Price claims' },
  coverageClaim: { permission: 'claims.read', label: 'Coverage claims' },
  review: { permission: 'reviews.read', label: 'Reviews' },
  case: { permission: 'cases.read', label: 'Cases' },
  account: { permission: 'accounts.read', label: 'Accounts' },
  salesRequest: { permission: 'quotes.read', label: 'Sales requests' },
  quote: { permission: 'quotes.read', label: 'Quotes' },
  fleet: { permission: 'fleets.read', label: 'Fleets' },
  fleetUnit: { permission: 'fleets.read', label: 'Units of fleets' },
  tire: { permission: 'products.read', label: 'Tires' },
  productLine: { permission: 'products.read', label: 'Product lines' },
  shop: { permission: 'shops.read', label: 'Shops' },
  installerApplication: { permission: 'installerApplications.read', label: 'Installer applications' },
  campaign: { permission: 'campaigns.read', label: 'Campaigns' },
} as const satisfies Record<string, KindRow>;

export type FoundKind = keyof typeof KINDS;

/** Every kind, in the order of the results. */
export const FOUND_KINDS = Object.keys(KINDS) as [FoundKind, ...FoundKind[]];

/** Returns the heading of a group of results, such as `Orders`. */
export const foundKindLabel = (kind: FoundKind): string => KINDS[kind].label;

/** Returns the kinds that `viewer` may find, in the order of the results. */
export const foundKindsFor = (viewer: PermissionHolder): readonly FoundKind[] =>
  FOUND_KINDS.filter((kind) => may(viewer, KINDS[kind].permission));
