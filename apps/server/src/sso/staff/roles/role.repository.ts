import { Injectable } from '@nestjs/common';
import {
  cents,
  findStaffRole,
  permissionsOf,
  refundLimitOf,
  type RoleTerms,
  STAFF_PERMISSIONS,
} from '@simpletread/domain';

import type { Computed, SqlRunner, Transaction } from '../../../platform/database/index.js';
import { type StaffRoleRow, staffRoleEntity } from '../staff-role.entity.js';
import type { StaffRow } from '../staff.entity.js';

/** A role that an admin composed. */
export interface ComposedRoleRecord extends RoleTerms {
  readonly name: string;
  readonly version: number;
}

type RoleRow = Pick<StaffRoleRow, 'name' | 'permissions' | 'refund_limit_in_cents' | 'version'>;

type HoldersRow = Pick<StaffRow, 'role'> & Computed<{ holders: number }>;

const SELECT = 'SELECT name, permissions, refund_limit_in_cents, version FROM identity.staff_role';
const ALL = [SELECT, 'ORDER BY lower(name)'].join(' ');
const BY_NAME = [SELECT, 'WHERE lower(name) = lower($1)'].join(' ');

const HOLDERS = 'SELECT role, count(*)::int AS holders FROM identity.staff GROUP BY role';

const INSERT = `
  INSERT INTO identity.staff_role (name, permissions, refund_limit_in_cents) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING`;

const recordOf = (row: RoleRow): ComposedRoleRecord => ({
  name: row.name,
  permissions: STAFF_PERMISSIONS.filter((one) => row.permissions.includes(one)),
  refundLimit: cents(row.refund_limit_in_cents),
  version: row.version,
});

/** The only user of composed roles. */
@Injectable()
export class RoleRepository {
  async all(db: SqlRunner): Promise<ComposedRoleRecord[]> {
    return (await db.query<RoleRow>(ALL)).map(recordOf);
  }

  /** The composed role of that name, or null. */
  async find(db: SqlRunner, name: string): Promise<ComposedRoleRecord | null> {
    const row = await db.one<RoleRow>(BY_NAME, [name]);
    return row === null ? null : recordOf(row);
  }

  /** The rights of the role with exactly this name, composed or built in. Null if there is none. */
  async termsOf(db: SqlRunner, name: string): Promise<RoleTerms | null> {
    const own = findStaffRole(name);
    if (own !== null) return { permissions: permissionsOf(own), refundLimit: refundLimitOf(own) };
    const composed = await this.find(db, name);
    return composed?.name === name ? composed : null;
  }

  /** The number of people in each role. */
  async holders(db: SqlRunner): Promise<ReadonlyMap<string, number>> {
    const rows = await db.query<HoldersRow>(HOLDERS);
    return new Map(rows.map(({ role, holders }) => [role, holders]));
  }

  /** False where a role has that name. */
  async insert(tx: Transaction, name: string, { permissions, refundLimit }: RoleTerms): Promise<boolean> {
    return (await tx.execute(INSERT, [name, [...permissions], refundLimit])) === 1;
  }

  async update(tx: Transaction, name: string, { permissions, refundLimit }: RoleTerms): Promise<void> {
    await tx.repository(staffRoleEntity).update(
      { name },
      {
        permissions: [...permissions],
        refund_limit_in_cents: refundLimit,
        version: () => 'version + 1',
      },
    );
  }

  async remove(tx: Transaction, name: string): Promise<void> {
    await tx.repository(staffRoleEntity).delete({ name });
  }
}
