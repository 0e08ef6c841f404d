import { permissionsOf, refundLimitOf, type StaffRole } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../src/platform/access/index.js';

/** A person signed in to the console with a built-in role; by default a support agent. */
export const aStaffPrincipal = (
  role: StaffRole = 'support-agent',
  who: { readonly staffId?: string; readonly name?: string } = {},
): StaffPrincipal => ({
  staffId: 's1',
  name: 'Ada',
  ...who,
  role,
  permissions: permissionsOf(role),
  refundLimit: refundLimitOf(role),
});
