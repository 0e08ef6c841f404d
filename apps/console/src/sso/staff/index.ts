import { lazy } from 'react';

const staffList = lazy(async () => ({ default: (await import('./members/StaffList.js')).StaffList }));
const staffPage = lazy(async () => ({ default: (await import('./members/StaffPage.js')).StaffPage }));
const rolesPage = lazy(async () => ({ default: (await import('./roles/RolesPage.js')).RolesPage }));

export const SecurityPage = lazy(async () => ({
  default: (await import('./security/SecurityPage.js')).SecurityPage,
}));

export const staff = { name: 'staff', list: staffList, show: staffPage };
export const roles = { name: 'roles', list: rolesPage };
export { roleText } from './members/member-face.js';
export { useRoles } from './roles/use-roles.js';
