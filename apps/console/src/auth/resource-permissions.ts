import type { StaffPermission } from '@simpletread/domain';

/** The permission that opens each page; menu, palette and routes all read this one table. */
export const RESOURCE_PERMISSIONS = {
  dashboard: 'dashboard.read',
  orders: 'orders.read',
  approvals: 'approvals.read',
  accounts: 'accounts.read',
  'account-applications': 'accounts.read',
  employers: 'accounts.read',
  products: 'products.read',
  vehicles: 'vehicles.read',
  'installer-applications': 'installerApplications.read',
  shops: 'shops.read',
  campaigns: 'campaigns.read',
  'shop-settings': 'campaigns.read',
  preview: 'shop.preview',
  promotions: 'pricing.read',
  'price-lists': 'pricing.read',
  'coupon-batches': 'pricing.read',
  'price-explanations': 'pricing.explain',
  simulations: 'simulations.read',
  'privacy-requests': 'privacy.manage',
  messages: 'messages.read',
  jobs: 'jobs.read',
  queues: 'jobs.read',
  'outbox-events': 'outbox.read',
  audit: 'audit.read',
  staff: 'staff.read',
  roles: 'staff.read',
} as const satisfies Record<string, StaffPermission>;

export type ResourceName = keyof typeof RESOURCE_PERMISSIONS;

export const isResource = (name: string): name is ResourceName => Object.hasOwn(RESOURCE_PERMISSIONS, name);
