import type { StaffRole } from '@simpletread/domain';

import { hashPassword } from '../../../src/sso/accounts/passwords/password.js';
import type { SqlRunner } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';

export interface StaffAccountSetup {
  readonly role?: StaffRole;
  readonly email?: string;
  readonly name?: string;
  readonly password?: string;
}

/** A staff member who can sign in; by default Maya Ortiz, a support agent. */
export const aStaffAccount = async (db: SqlRunner, setup: StaffAccountSetup = {}) => {
  const staffId = newId();
  const account = {
    role: 'support-agent' as StaffRole,
    email: `maya-${staffId.slice(-8)}@simpletread.example`,
    name: 'Maya Ortiz',
    password: 'correct horse battery',
    ...setup,
  };
  await db.execute(
    'INSERT INTO identity.staff (id, email, name, role, password_hash) VALUES ($1, $2, $3, $4, $5)',
    [staffId, account.email, account.name, account.role, await hashPassword(account.password)],
  );
  return { ...account, staffId };
};
