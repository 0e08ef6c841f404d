/** The roles that come with the console; an admin composes further ones of permissions. */
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

const isStaffRole = (name: string): name is StaffRole => STAFF_ROLES.some((role) => role === name);

/** The role of that name that comes with the console, or null. */
export const findStaffRole = (name: string): StaffRole | null => (isStaffRole(name) ? name : null);
