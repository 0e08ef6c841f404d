/** What members of staff may do; one row for each role, denied unless listed. */
export const STAFF_ROLES = [
  'support-agent',
  'senior-agent',
  'marketer',
  'merchandiser',
  'sales-rep',
  'installer-partner-manager',
  'content-editor',
  'analyst',
  'admin',
] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

export const STAFF_PERMISSIONS = [
  'dashboard.read',
  'orders.read',
  'orders.cancel',
  'orders.note',
  'products.read',
  'vehicles.read',
  'shops.read',
  'jobs.read',
  'jobs.retry',
  'outbox.read',
  'messages.read',
  'audit.read',
  'views.write',
] as const;

export type StaffPermission = (typeof STAFF_PERMISSIONS)[number];

const everyone = ['dashboard.read', 'products.read', 'vehicles.read', 'shops.read', 'views.write'] as const;

const POLICY = {
  'support-agent': [...everyone, 'orders.read', 'orders.cancel', 'orders.note', 'messages.read'],
  'senior-agent': [...everyone, 'orders.read', 'orders.cancel', 'orders.note', 'messages.read', 'audit.read'],
  marketer: everyone,
  merchandiser: everyone,
  'sales-rep': [...everyone, 'orders.read', 'orders.note'],
  'installer-partner-manager': [...everyone, 'orders.read'],
  'content-editor': everyone,
  analyst: [...everyone, 'orders.read', 'audit.read'],
  admin: STAFF_PERMISSIONS,
} as const satisfies Record<StaffRole, readonly StaffPermission[]>;

/** The permissions of `role`, in the order of the table above. */
export const permissionsOf = (role: StaffRole): readonly StaffPermission[] => POLICY[role];

/** Whether `role` may do what `permission` names. */
export const staffCan = (role: StaffRole, permission: StaffPermission): boolean =>
  permissionsOf(role).includes(permission);
