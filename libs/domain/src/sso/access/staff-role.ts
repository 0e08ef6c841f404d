/** The console's built-in roles. Admins compose others from permissions. */
export const STAFF_ROLES = [
  'support-agent',
  'senior-agent',
  'marketer',
  'merchandiser',
  'sales-rep',
  'installer-partner-manager',
  'content-editor',
  'warehouse-associate',
  'analyst',
  'admin',
] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

const isStaffRole = (name: string): name is StaffRole => STAFF_ROLES.some((role) => role === name);

/** Returns the built-in role of that name, or null. */
export const findStaffRole = (name: string): StaffRole | null => (isStaffRole(name) ? name : null);
